import { download } from '@varda/platform/http';
import { useMutation } from '@varda/platform/query';
import { useToasts } from '../toasts/use-toasts.ts';
import { saveFile } from './save-file.ts';

/** Saves what a call of the api answers as a file. @param failureOf what is said where it cannot be had */
export function useDownload(failureOf: (error: unknown) => string) {
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ path, query, name }: { path: `/${string}`; query: object; name: string }) =>
      saveFile(await download(path, query), name),
    onError: (error) => toasts.failure(failureOf(error)),
  });
  return { save: (path: `/${string}`, query: object, name: string) => mutate({ path, query, name }), isPending };
}
