/** Rows of text as a table with aligned columns, the first row being the head. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)));
  const aligned = cells.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))),
  );
  return aligned.map((row) => row.join('  ').trimEnd()).join('\n');
}

/** Prints the head of a table at once, and each row when it is known: what takes minutes shows how far it has come. */
export function liveTable(head: readonly string[]): (row: readonly string[]) => void {
  const widths = head.map((name, column) => (column === 0 ? 90 : name.length));
  const tell = (row: readonly string[]) =>
    console.log(
      row.map((cell, column) => (column === 0 ? cell.padEnd(90) : cell.padStart(widths[column] ?? 0))).join('  '),
    );
  tell(head);
  return tell;
}
