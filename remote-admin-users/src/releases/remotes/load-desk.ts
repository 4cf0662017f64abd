/** Opens the desk in a new document. This one's policy names the hosts of before, so that a new one gets nothing into it. */
export function loadDesk(remote: string): void {
  window.location.assign(`?remote=${remote}`);
}
