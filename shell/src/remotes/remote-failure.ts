/**
 * Why the part of a page that comes from a remote is not there: its host cannot be reached, is too slow, was built
 * against another contract, or sent something that does not run; or the browser has no connection.
 */
export type FailureReason = 'offline' | 'unreachable' | 'slow' | 'incompatible' | 'broken';

export class RemoteFailure extends Error {
  readonly remote: string;
  readonly reason: FailureReason;

  constructor(remote: string, reason: FailureReason, cause?: unknown) {
    super(`Remote ${remote} is ${reason}`, { cause });
    this.name = 'RemoteFailure';
    this.remote = remote;
    this.reason = reason;
  }
}
