import { beginElement } from '@varda/shared/federation/shell-config';

/** Puts what stands in the document's template into its head, where the browser fetches it. */
export function fetchOthers(): void {
  const { content } = document.getElementById(beginElement) as HTMLTemplateElement;
  for (const element of content.children) put(element);
}

/**
 * A script that does not come is asked for again, as the line of somebody on the way comes and goes, after ever longer pauses.
 *
 * @param pause before the next try, in milliseconds
 */
function put(element: Element, pause = 1_000) {
  const copy = document.importNode(element, true);
  if (copy instanceof HTMLScriptElement) {
    // Scripts that are put in run as they come, unless they are told to keep their order.
    copy.async = false;
    copy.onerror = () => setTimeout(put, pause, element, 2 * pause);
  }
  document.head.append(copy);
}
