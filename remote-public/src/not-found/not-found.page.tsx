import { NotFoundView } from './not-found-view.tsx';

/** Any path that no other page has. */
export default function NotFoundPage() {
  return <NotFoundView />;
}
