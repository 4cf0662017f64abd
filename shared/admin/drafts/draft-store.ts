import { draftsAtWork } from './drafts-at-work.ts';

/** What somebody has typed and not saved. Files are kept as they are. */
export interface Draft {
  /** What the row showed when the form was opened; what an empty form holds for a new one. */
  base: object;
  values: object;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
}

/** A draft that some form has left behind, and where. */
export interface FoundDraft extends Draft {
  address: string;
}

const name = 'varda-drafts';
const store = 'drafts';

let opened: Promise<IDBDatabase> | null = null;

/**
 * The newest draft whose address begins with `place`, or null; null too where the browser keeps nothing. Drafts on which forms
 * are at work, in this tab or another one, do not count.
 */
export async function findDraft(place: string): Promise<FoundDraft | null> {
  const range = IDBKeyRange.bound(place, `${place}\uffff`);
  const addresses = ((await within('readonly', (drafts) => drafts.getAllKeys(range))) ?? []) as string[];
  const atWork = await draftsAtWork();
  let newest: FoundDraft | null = null;
  for (const address of addresses) {
    if (atWork.has(address)) continue;
    const draft = await within('readonly', (drafts) => drafts.get(address) as IDBRequest<Draft | undefined>);
    if (draft && draft.at >= (newest?.at ?? 0)) newest = { ...draft, address };
  }
  return newest;
}

export async function writeDraft(address: string, draft: Draft): Promise<void> {
  await within('readwrite', (drafts) => drafts.put(draft, address));
}

export async function removeDraft(address: string): Promise<void> {
  await within('readwrite', (drafts) => drafts.delete(address));
}

/** Hands a draft over to another form, all or nothing. */
export async function moveDraft({ address, ...draft }: FoundDraft, to: string): Promise<void> {
  await within('readwrite', (drafts) => {
    drafts.delete(address);
    return drafts.put(draft, to);
  });
}

/** Forgets the drafts of `owner`, without one those of everybody who has used this browser, but for the addresses that are `kept`. */
export async function removeDraftsOf(owner: string | null, kept: ReadonlySet<string> = new Set()): Promise<void> {
  const addresses = ((await within('readonly', (drafts) => drafts.getAllKeys())) ?? []) as string[];
  const isOwn = (address: string) => owner === null || address.startsWith(`${owner} `);
  for (const address of addresses) if (isOwn(address) && !kept.has(address)) await removeDraft(address);
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
