import { useLazyWindow } from '../dialog/use-lazy-window.ts';
import type { CommentsWindowProps } from './comments.modal.tsx';

const load = () =>
  import(/* webpackChunkName: "comments" */ './comments.modal.tsx').then(({ CommentsModal }) => CommentsModal);

/** What staff say of an item. Its code comes when it is opened. */
export function CommentsWindow(props: CommentsWindowProps) {
  const Window = useLazyWindow(load, props);
  return Window && <Window {...props} />;
}
