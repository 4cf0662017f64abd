import { deferredScriptsElement } from '@varda/platform/federation/shell-config';

/** Puts what stands in the document's template into its head, where the browser fetches it. */
export function loadScripts(): void {
  const { content } = document.getElementById(deferredScriptsElement) as HTMLTemplateElement;
  for (const element of content.children) append(element);
}

/**
 * A script that fails is asked for again, after ever longer pauses: the network of a phone comes and goes.
 *
 * @param pauseMs before the next try
 */
function append(element: Element, pauseMs = 1_000) {
  const copy = document.importNode(element, true);
  if (copy instanceof HTMLScriptElement) {
    // Scripts that are added run as they come, unless `async` is off.
    copy.async = false;
    copy.onerror = () => setTimeout(append, pauseMs, element, 2 * pauseMs);
  }
  document.head.append(copy);
}
