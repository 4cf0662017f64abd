import { formsAtWork } from './forms-at-work.ts';

/** A create that may have been stored, as nobody has seen its answer. */
export interface SentCreate {
  values: object;
  /** Its `Idempotency-Key`. */
  key: string;
}

/** What somebody has typed and not saved. Files are stored as they are. */
export interface Unsaved {
  /** What the row showed when the form was opened; what an empty form holds for a new one. */
  base: object;
  values: object;
  /** Of a new row: what is written to whoever approves it. */
  note?: string;
  /** Of a new row: the create that went out with it. */
  sent?: SentCreate;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
}

/** What some form has left behind, and where. */
export interface FoundUnsaved extends Unsaved {
  address: string;
}

// Named before drafts were saved on the server; browsers hold texts under it.
const name = 'varda-drafts';
const store = 'drafts';

let opened: Promise<IDBDatabase> | null = null;

/**
 * The newest input whose place begins and ends as is said, or null; null too where the browser keeps nothing. What forms
 * are at work on, in this tab or another one, does not count.
 */
export async function findUnsaved(beginning: string, end = ''): Promise<FoundUnsaved | null> {
  const range = IDBKeyRange.bound(beginning, `${beginning}\uffff`);
  const addresses = ((await within('readonly', (inputs) => inputs.getAllKeys(range))) ?? []) as string[];
  const atWork = await formsAtWork();
  let newest: FoundUnsaved | null = null;
  for (const address of addresses) {
    const place = address.slice(0, address.lastIndexOf(' '));
    if (atWork.has(address) || !place.endsWith(end)) continue;
    const unsaved = await within('readonly', (inputs) => inputs.get(address) as IDBRequest<Unsaved | undefined>);
    if (unsaved && unsaved.at >= (newest?.at ?? 0)) newest = { ...unsaved, address };
  }
  return newest;
}

/** What is written at one address; null where nothing is, or the browser keeps nothing. */
export async function readUnsaved(address: string): Promise<Unsaved | null> {
  return (await within('readonly', (inputs) => inputs.get(address) as IDBRequest<Unsaved | undefined>)) ?? null;
}

/** Answers whether it is stored, as `isStoring` does afterwards. */
export async function writeUnsaved(address: string, unsaved: Unsaved): Promise<boolean> {
  const isStored = (await within('readwrite', (inputs) => inputs.put(unsaved, address))) !== null;
  if (isStored === isStoringNow) return isStored;
  isStoringNow = isStored;
  for (const tell of watchers) tell();
  return isStored;
}

let isStoringNow = true;
const watchers = new Set<() => void>();

/** Whether what was written last is stored. */
export const isStoring = (): boolean => isStoringNow;

/** Calls `tell` when that changes, until what is returned is called. */
export function watchStoring(tell: () => void): () => void {
  watchers.add(tell);
  return () => void watchers.delete(tell);
}

export async function removeUnsaved(address: string): Promise<void> {
  await within('readwrite', (inputs) => inputs.delete(address));
}

/** Hands what was typed over to another form, all or nothing. */
export async function moveUnsaved({ address, ...unsaved }: FoundUnsaved, to: string): Promise<void> {
  await within('readwrite', (inputs) => {
    inputs.delete(address);
    return inputs.put(unsaved, to);
  });
}

/** Removes what `owner` has typed, without one what everybody has who has used this browser. */
export async function removeUnsavedOf(owner: string | null): Promise<void> {
  const addresses = ((await within('readonly', (inputs) => inputs.getAllKeys())) ?? []) as string[];
  const isOwn = (address: string) => owner === null || address.startsWith(`${owner} `);
  for (const address of addresses) if (isOwn(address)) await removeUnsaved(address);
}

/** Null where nothing can be stored (a private window, a full disk): that is no error, typing goes on. */
async function within<T>(mode: IDBTransactionMode, work: (inputs: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const database = await open();
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(store));
    // A full disk is found out at the commit, after the request has succeeded.
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } catch {
    opened = null;
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}
