import type { Locator, Page } from '@playwright/test';

/** What a task has taken: presses of the mouse, keys beside the words themselves, and characters of words that have to be written in any system. */
interface Effort {
  clicks: number;
  keys: number;
  characters: number;
}

/** Does what a person does with mouse and keyboard, and counts it. */
export class Hands {
  readonly page: Page;
  readonly effort: Effort = { clicks: 0, keys: 0, characters: 0 };

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.effort.clicks += 1;
    await target.click();
  }

  async press(key: string): Promise<void> {
    this.effort.keys += 1;
    await this.page.keyboard.press(key);
  }

  /** Into what has the focus. */
  async type(words: string): Promise<void> {
    this.effort.characters += words.length;
    await this.page.keyboard.insertText(words);
  }

  /** Words into a field, in place of those that are there. */
  async write(field: Locator, words: string): Promise<void> {
    await this.click(field);
    if ((await field.inputValue().catch(() => '')) !== '') await this.press('Control+A');
    await this.type(words);
  }

  /** Words into the field that a form begins with, which has the focus, in place of `former`. */
  async writeFirst(field: Locator, words: string, former = ''): Promise<void> {
    const isReady = (element: HTMLElement, value: string) =>
      element === document.activeElement && (element as HTMLInputElement).value === value;
    while (!(await field.evaluate(isReady, former))) await this.page.evaluate(() => new Promise(requestAnimationFrame));
    if (former !== '') await this.press('Control+A');
    await this.type(words);
  }

  /** The digits of a date, `2050-12-03`, in the browser's own field for one. */
  async enterDate(field: Locator, date: string): Promise<void> {
    await this.click(field);
    this.effort.characters += date.replaceAll('-', '').length;
    await field.fill(date);
  }

  /** One press on the button, two in the window of the system: the file, and Open. */
  async chooseFile(input: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    this.effort.clicks += 3;
    await input.setInputFiles(file);
  }

  /** An entry of the menu at the left. */
  async open(screen: string): Promise<void> {
    await this.click(this.page.getByRole('link', { name: screen, exact: true }).first());
    await this.page.getByRole('heading', { level: 1 }).filter({ hasText: screen }).waitFor();
  }
}
