import type { ReactNode } from 'react';

/** Comes into view where it appears outside of it: behind the foot of a form, say. */
export function InView({ children }: { children: ReactNode }) {
  return <span ref={bringIntoView}>{children}</span>;
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
