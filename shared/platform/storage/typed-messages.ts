import { safeSessionStorage } from './browser-storage.ts';

/** Fields of a form, by name. */
export type TypedFields = Readonly<Record<string, string>>;

/** Key in the session storage of the tab, for fields by the path of their page. */
const storageKey = 'typed-messages';

/** What was typed into the message form of a page in this tab, and neither sent nor emptied since. */
export function typedMessage(path: string): TypedFields {
  return allTyped()[path] ?? {};
}

/** @param fields those that differ from the form's beginning, which is another text in the other language */
export function storeTypedMessage(path: string, fields: TypedFields): void {
  const { [path]: _before, ...others } = allTyped();
  const typed = Object.keys(fields).length > 0 ? { ...others, [path]: fields } : others;
  if (Object.keys(typed).length > 0) safeSessionStorage.setItem(storageKey, JSON.stringify(typed));
  else safeSessionStorage.removeItem(storageKey);
}

function allTyped(): Record<string, TypedFields> {
  return JSON.parse(safeSessionStorage.getItem(storageKey) ?? '{}');
}
