import { useSyncExternalStore } from 'react';

/** In the names of the style sheet's file and of the element with it in a document. */
const inDocument = 'style[data-href*="/announcements."]';

let isThere: boolean | undefined;

/** Whether the styles of announcements are there. Documents with announcements bring them along; without one they are fetched. */
export function useAnnouncementStyles(wanted: boolean): boolean {
  return useSyncExternalStore(wanted ? load : nothing, isHere, rendered);
}

const nothing = () => () => undefined;
const rendered = () => true;

function isHere(): boolean {
  isThere ??= document.querySelector(inDocument) !== null;
  return isThere;
}

function load(onLoad: () => void): () => void {
  if (!isHere())
    import(/* webpackChunkName: "announcements" */ './announcements.css').then(
      () => {
        isThere = true;
        onLoad();
      },
      // Nothing is missing from the page without them.
      () => undefined,
    );
  return () => undefined;
}
