/**
 * Shows those cards of a list whose text has the words of a search field, in the order that the select beside it asks for. React
 * asks the server the same once it can, which finds other spellings, too.
 *
 * Cards stay where they are in the document, for React hydrates them there.
 *
 * @param field of any kind; nothing is done unless it is one of such a list (`data-filters`: its id)
 */
export function filterCards(field: Element): void {
  const toolbar = field.closest<HTMLElement>('[data-filters]');
  if (!toolbar) return;
  const cards = [...(document.getElementById(toolbar.dataset.filters ?? '')?.children ?? [])] as HTMLElement[];
  const words = textOf(toolbar.querySelector('input')?.value).split(/\s+/);
  for (const card of cards) card.hidden = !words.every((word) => textOf(card.textContent).includes(word));
  const order = toolbar.querySelector('select')?.value ?? '';
  const ordered = order.startsWith('name') ? cards.toSorted(byName) : cards;
  const isReversed = order === 'oldest' || order === 'nameDown';
  for (const [place, card] of ordered.entries()) card.style.order = String(isReversed ? -place : place);
}

function textOf(text = ''): string {
  return text.toLowerCase().trim();
}

/** A card begins with its name. */
function byName(one: HTMLElement, other: HTMLElement): number {
  return one.textContent.localeCompare(other.textContent, document.documentElement.lang);
}
