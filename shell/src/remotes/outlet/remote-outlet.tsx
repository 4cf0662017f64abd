import { useLoaderData, useLocation, useRoutes } from '@varda/platform/router';
import { useState } from 'react';
import { noteRemoteLoad } from '../../vitals/remote-load.ts';
import type { Remotes } from '../federated-remotes.ts';
import { endOverride } from '../override/ended-override.ts';
import { NotFound } from './not-found.tsx';
import type { LayoutBase, OutletContent } from './open-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteProblem } from './remote-problem.tsx';

interface Props {
  remotes: Remotes;
  /** Path of the layout's route, below which the outlet stands. */
  base: LayoutBase;
}

/** Where the page of a remote stands inside a layout. Whatever goes wrong in there stays in there. */
export function RemoteOutlet({ remotes, base }: Props) {
  const content = useLoaderData() as OutletContent;
  if (content.kind === 'failure') return <RemoteProblem reason={content.reason} remotes={remotes} />;
  if (content.kind === 'not-found') return <NotFound />;
  return <RemotePage content={content} remotes={remotes} base={base} />;
}

interface PageProps extends Props {
  content: Extract<OutletContent, { kind: 'page' }>;
}

function RemotePage({ content: { pattern, Page }, remotes, base }: PageProps) {
  const remote = remotes.at(useLocation().pathname);
  const [isLeaving, setLeaving] = useState(false);
  // A version that was asked for in this browser alone gives way to the live one, which comes with a new document.
  const giveWay = () => {
    if (!remote) return;
    noteRemoteLoad(performance.now(), { remote: remote.name, version: remote.manifest?.version ?? null, failed: true });
    if (!endOverride(remote.name)) return;
    setLeaving(true);
    window.location.reload();
  };
  // Loaded anew, it is in the version that is live by then.
  const forget = () => remote && remotes.forget(remote.name);
  const problem = (painted: DocumentFragment | null) =>
    isLeaving ? (
      <PageSkeleton />
    ) : (
      <RemoteProblem reason="broken" remotes={remotes} onRetry={forget} painted={painted} />
    );
  // The slot's route is a splat: the page's own pattern below it gives the page its parameters.
  return useRoutes([
    {
      path: pattern.startsWith(base) ? pattern.slice(base.length) : pattern,
      element: <PageBoundary Page={Page} fallback={problem} onThrow={giveWay} />,
    },
  ]);
}
