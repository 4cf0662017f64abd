import { useLoaderData, useLocation, useRoutes } from '@varda/shared/router';
import type { Remotes } from '../federation/remotes.ts';
import { NotFound } from './not-found.tsx';
import type { FrameBase, SlotContent } from './open-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { RemoteProblem } from './remote-problem.tsx';

interface Props {
  remotes: Remotes;
  /** Path of the frame's route, below which the slot stands. */
  base: FrameBase;
}

/** Where the page of a remote stands inside a frame. Whatever goes wrong in there stays in there. */
export function RemoteSlot({ remotes, base }: Props) {
  const content = useLoaderData() as SlotContent;
  if (content.kind === 'failure') return <RemoteProblem reason={content.reason} remotes={remotes} />;
  if (content.kind === 'not-found') return <NotFound />;
  return <RemotePage content={content} remotes={remotes} base={base} />;
}

interface PageProps extends Props {
  content: Extract<SlotContent, { kind: 'page' }>;
}

function RemotePage({ content: { pattern, Page }, remotes, base }: PageProps) {
  const remote = remotes.at(useLocation().pathname);
  // Loaded anew, it is in the version that is live by then.
  const forget = () => remote && remotes.forget(remote.name);
  const problem = <RemoteProblem reason="broken" remotes={remotes} onRetry={forget} />;
  // The slot's route is a splat: the page's own pattern below it gives the page its parameters.
  return useRoutes([
    {
      path: pattern.startsWith(base) ? pattern.slice(base.length) : pattern,
      element: <PageBoundary Page={Page} fallback={problem} />,
    },
  ]);
}
