import type { TextsLike } from '@varda/shared/remote';
import type { en } from './en.ts';

const mk: TextsLike<typeof en> = { title: 'Корисници' };
export default mk;
