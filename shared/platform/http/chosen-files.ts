import type { Localized } from '@varda/contract/language';

/** What to say of a file that a browser does not read any more. */
export const fileChanged: Localized = {
  en: 'A file has been changed or moved since it was chosen. Choose it again.',
  mk: 'Датотеката е изменета или преместена откако е избрана. Изберете ја повторно.',
};

/** Whether every chosen file can still be read: Chromium refuses one that was saved again on the disk since, and nothing of its request goes out. */
export async function areReadable(form: FormData): Promise<boolean> {
  const files = [...form.values()].filter((value) => typeof value !== 'string');
  try {
    await Promise.all(files.map((file) => file.slice(0, 1).arrayBuffer()));
    return true;
  } catch {
    return false;
  }
}
