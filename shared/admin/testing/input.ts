import type { UserEvent } from '@testing-library/user-event';

/** Keys do not write into a rich text in jsdom; a paste does. */
const isRichText = (input: HTMLElement) => input.getAttribute('contenteditable') === 'true';

/** Adds to what an input holds. */
export async function write(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  if (!isRichText(input)) return user.type(input, text);
  input.focus();
  await user.paste(text);
}

export async function overwrite(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  if (isRichText(input)) return pasteOver(user, input, text);
  await user.clear(input);
  await user.type(input, text);
}

/** As {@link overwrite}, for a text that is too long to be typed key by key. */
export async function pasteOver(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  if (isRichText(input)) {
    input.focus();
    await user.keyboard('{Control>}a{/Control}');
  } else {
    await user.clear(input);
  }
  await user.paste(text);
}

/** Takes back what was written last. */
export async function takeBack(user: UserEvent, input: HTMLElement): Promise<void> {
  await user.keyboard(isRichText(input) ? '{Control>}z{/Control}' : '{Backspace}');
}

export function textIn(input: HTMLElement): string {
  return isRichText(input) ? (input.textContent ?? '') : (input as HTMLInputElement).value;
}
