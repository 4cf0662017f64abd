/** Names the pictures and leaflets whose files were not there; `file` says what lacks them: `the dump`. */
export function toldMissing(missing: readonly string[], file: string): string {
  return `The files of these pictures are missing; ${file} has the rows that show them, without the files:\n${missing.map((key) => `  ${key}`).join('\n')}`;
}
