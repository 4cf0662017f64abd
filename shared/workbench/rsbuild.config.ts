import { appBuild } from '@varda/remote-kit/app-build';

/** `npm run workbench`: served from memory, never built. */
export default appBuild(import.meta.dirname, {
  source: { entry: { index: './workbench.tsx' } },
  html: { title: 'Workbench' },
  security: { sri: { enable: false } },
  server: { port: Number(process.env.WORKBENCH_PORT || 3010), printUrls: true, historyApiFallback: true },
});
