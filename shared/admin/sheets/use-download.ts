import { download } from '@varda/platform/http';
import { useState } from 'react';
import { useToasts } from '../dialog/use-toasts.ts';
import { saveFile } from './save-file.ts';

/** Saves what a call of the api answers as a file. @param failureOf what is said where it cannot be had */
export function useDownload(failureOf: (error: unknown) => string) {
  const toasts = useToasts();
  const [isPending, setPending] = useState(false);

  async function save(path: `/${string}`, query: object, name: string) {
    setPending(true);
    try {
      saveFile(await download(path, query), name);
    } catch (error) {
      toasts.failure(failureOf(error));
    } finally {
      setPending(false);
    }
  }
  return { save, isPending };
}
