/** What somebody has typed and not saved. Files are kept as they are. */
export interface Draft {
  /** What the row showed when the form was opened; what an empty form holds for a new one. */
  base: object;
  values: object;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
}

const name = 'varda-drafts';
const store = 'drafts';

let opened: Promise<IDBDatabase> | null = null;

/** The draft at a place, or null; null too where the browser keeps nothing. */
export async function readDraft(place: string): Promise<Draft | null> {
  return (await within('readonly', (drafts) => drafts.get(place) as IDBRequest<Draft | undefined>)) ?? null;
}

export async function writeDraft(place: string, draft: Draft): Promise<void> {
  await within('readwrite', (drafts) => drafts.put(draft, place));
}

export async function removeDraft(place: string): Promise<void> {
  await within('readwrite', (drafts) => drafts.delete(place));
}

/** Forgets the drafts of everybody who has used this browser. */
export async function removeAllDrafts(): Promise<void> {
  await within('readwrite', (drafts) => drafts.clear());
}

/** A private window, or a full disk, keeps nothing: whoever types is not to be disturbed by that. */
async function within<T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
  try {
    const database = await open();
    return await done(work(database.transaction(store, mode, { durability: 'strict' }).objectStore(store)));
  } catch {
    opened = null;
    return null;
  }
}

function open(): Promise<IDBDatabase> {
  if (!opened) {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    opened = done(request);
  }
  return opened;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
