import type { LiveRemote } from '@varda/platform/federation/live-remote';

/** Whether a remote has screens of the back office. */
export function isOfBackOffice({ mounts }: LiveRemote): boolean {
  return mounts.some((mount) => mount.startsWith('/admin/'));
}
