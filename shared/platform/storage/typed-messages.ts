import { safeSessionStorage } from './browser-storage.ts';
import { readEntry, writeEntry } from './history-entry.ts';

/** Fields of a form, by name. */
export type TypedFields = Readonly<Record<string, string>>;

/** Key in the session storage of the tab, for fields by the path of their page; where that is refused, in its history entry. */
const storageKey = 'typed-messages';

/** What was typed into the message form of a page in this tab, and neither sent nor emptied since. */
export function typedMessage(path: string): TypedFields {
  return allTyped()[path] ?? {};
}

/** @param fields those that differ from the form's beginning, which is another text in the other language */
export function storeTypedMessage(path: string, fields: TypedFields): void {
  const { [path]: _before, ...others } = allTyped();
  const typed = Object.keys(fields).length > 0 ? { ...others, [path]: fields } : others;
  const isEmpty = Object.keys(typed).length === 0;
  const isStored = isEmpty
    ? safeSessionStorage.removeItem(storageKey)
    : safeSessionStorage.setItem(storageKey, JSON.stringify(typed));
  // A full storage takes nothing, and what it has not taken is removed all the same.
  if (!isStored || readEntry(storageKey)) writeEntry(storageKey, isStored ? {} : typed);
}

function allTyped(): Record<string, TypedFields> {
  const stored = safeSessionStorage.getItem(storageKey);
  return stored ? JSON.parse(stored) : ((readEntry(storageKey) as Record<string, TypedFields> | undefined) ?? {});
}
