/** What the shell's server takes from the shell's build. */
export { evaluateRemote } from './evaluate-remote.ts';
export { isApiFailure, type PageToRender, type RenderedPage, renderPage } from './render-page.tsx';
