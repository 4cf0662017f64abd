/** The viewer of pictures, made with Mantine's carousel. The shell owns it and serves it when a page first asks for it. */
export { PictureViewer } from './picture-viewer.tsx';
