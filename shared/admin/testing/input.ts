import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Keys do not write into a rich text in jsdom; a paste does. */
const isRichText = (input: HTMLElement) => input.getAttribute('contenteditable') === 'true';

/** Adds to what an input holds, in one go: key by key each key would take a rendering of the whole screen. */
export async function write(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  if (isRichText(input)) act(() => input.focus());
  else await user.click(input);
  await user.paste(text);
}

/** Presses a button twice before anything is drawn anew. */
export async function pressTwice(button: HTMLElement): Promise<void> {
  await act(async () => {
    button.click();
    button.click();
  });
}

export async function overwrite(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  if (isRichText(input)) {
    act(() => input.focus());
    await user.keyboard('{Control>}a{/Control}');
  } else {
    await user.clear(input);
  }
  await user.paste(text);
}

/** Empties a rich text. */
export async function clear(user: UserEvent, input: HTMLElement): Promise<void> {
  act(() => input.focus());
  await user.keyboard('{Control>}a{/Control}{Backspace}');
}

/** Takes back what was written last. */
export async function takeBack(user: UserEvent, input: HTMLElement): Promise<void> {
  await user.keyboard(isRichText(input) ? '{Control>}z{/Control}' : '{Backspace}');
}

export function textIn(input: HTMLElement): string {
  return isRichText(input) ? (input.textContent ?? '') : (input as HTMLInputElement).value;
}
