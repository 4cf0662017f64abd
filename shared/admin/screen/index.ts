export { TextsOfResource } from '../resource/resource-texts.tsx';
export { AdminNotFound } from './not-found.tsx';
export { ResourceScreen } from './resource-screen.tsx';
