import { RemoteFailure } from './remote-failure.ts';

/** Longest wait for a remote or for one of its pages, in milliseconds. */
export const remoteTimeoutMs = 10_000;

/** Rejects with a {@link RemoteFailure} when `work` takes longer than anybody would wait. */
export function withRemoteTimeout<T>(work: Promise<T>, remote: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteFailure(remote, 'slow')), remoteTimeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
