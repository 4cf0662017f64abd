import { isLost } from '@varda/admin/components';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useSyncExternalStore } from 'react';

export interface Upload {
  id: string;
  file: File;
  /** Of `lost` nobody knows whether the server has it: sent again, it is stored once. */
  state: 'waiting' | 'sending' | 'done' | 'failed' | 'lost' | 'refused';
  /** How much of it has gone out, from 0 to 1. */
  sent: number;
  /** Why it has failed, in the words of the server, empty where it has said nothing; or why it was not sent. */
  failure: string;
}

/** So many files go out at a time: the server decodes one after the other. */
const atOnce = 3;

/** The name that a picture gets is as long as one may be. */
const longestName = 200;

/*
 * Uploads belong to the document, not to the screen: they go on while somebody works elsewhere, and are there when they come back.
 */
let uploads: readonly Upload[] = [];
let addedCount = 0;
/** What stops an upload that is under way, by its id. */
const underWay = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function set(next: readonly Upload[]): void {
  uploads = next;
  // While any is under way, the tab asks before it closes.
  if (isBusy()) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
  for (const tell of listeners) tell();
}

const ask = (event: Event) => event.preventDefault();
const isUnderWay = ({ state }: Upload) => state === 'waiting' || state === 'sending';
const isBusy = () => uploads.some(isUnderWay);

const change = (id: string, part: Partial<Upload>) =>
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

async function send({ id, file }: Upload): Promise<void> {
  change(id, { state: 'sending', sent: 0 });
  const upload = new AbortController();
  underWay.set(id, upload);
  const body = new FormData();
  body.append('image', file);
  body.append('name', file.name.slice(0, longestName));
  try {
    await call('POST /media', { body, onUpload: (sent) => change(id, { sent }), signal: upload.signal });
    change(id, { state: 'done', sent: 1 });
  } catch (error) {
    const [reason] = isApiError(error) ? Object.values(error.fields) : [];
    change(id, { state: isLost(error) ? 'lost' : 'failed', failure: reason ?? messageOf(error, '') });
  }
  underWay.delete(id);
  goOn();
}

/** Sends what waits, as far as there is room. */
function goOn(): void {
  const room = atOnce - uploads.filter(({ state }) => state === 'sending').length;
  for (const upload of uploads.filter(({ state }) => state === 'waiting').slice(0, room)) void send(upload);
}

/** Uploads files to the library, a few at a time; what is done already makes room for them. */
export function addUploads(files: readonly File[]): void {
  const added = files.map((file) => uploadOf(file, { state: 'waiting', failure: '' }));
  set([...uploads.filter(({ state }) => state !== 'done' && state !== 'refused'), ...added]);
  goOn();
}

/** Names files that are not taken, beside those that came with them. */
export function addRefused(files: readonly { file: File; reason: string }[]): void {
  set([...uploads, ...files.map(({ file, reason }) => uploadOf(file, { state: 'refused', failure: reason }))]);
}

function uploadOf(file: File, part: Pick<Upload, 'state' | 'failure'>): Upload {
  addedCount += 1;
  return { id: `${addedCount}`, file, sent: 0, ...part };
}

/** Waits no longer for one that is under way, and those behind it go on. */
export function stopUpload(id: string): void {
  underWay.get(id)?.abort();
}

export const isToRetry = ({ state }: Upload) => state === 'failed' || state === 'lost';

/** Tries those again that have failed or were lost. */
export function retryUploads(ids: readonly string[]): void {
  set(
    uploads.map((upload) =>
      ids.includes(upload.id) && isToRetry(upload) ? { ...upload, state: 'waiting', failure: '' } : upload,
    ),
  );
  goOn();
}

/** Forgets what is done or has failed. */
export function dismissUploads(): void {
  set(uploads.filter(isUnderWay));
}

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    () => uploads,
    () => uploads,
  );
}
