export { CropModal } from './crop.modal.tsx';
export { ReplaceModal } from './replace.modal.tsx';
