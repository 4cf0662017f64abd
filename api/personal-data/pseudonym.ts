/**
 * What stands in the place of a name that was deleted. What one person did stays the deed of one, so that a log is still of use; the id is
 * random and stands nowhere else any more.
 */
export function pseudonymOf(id: string): string {
  return `#${id.slice(-8)}`;
}
