/** Name of the marks on the browser's own timeline that say how loading a remote went. */
export const remoteLoad = 'remote-load';

export interface RemoteLoad {
  remote: string;
  /** `null` where its host has given no manifest. */
  version: string | null;
  failed: boolean;
}

/** Puts it on the timeline, from where whoever measures takes it. */
export function noteRemoteLoad(start: number, load: RemoteLoad): void {
  performance.measure(remoteLoad, { start, detail: load });
}
