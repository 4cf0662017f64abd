/** Each row once: one that was moved between the fetches of two pages may stand on both. */
export function withoutRepeats<R extends { _id: string }>(rows: readonly R[]): R[] {
  return [...new Map(rows.map((row) => [row._id, row])).values()];
}
