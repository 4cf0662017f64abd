export { Facts, MediaGrid, nameOfMedia } from './media-grid.tsx';
