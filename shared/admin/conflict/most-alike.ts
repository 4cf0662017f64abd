/** What two blocks have in common if it is nothing but their place: one stands for the other. */
const samePlace = 0.01;

/**
 * Which of the earlier blocks each of the later ones has come from, in order: the pairing with the most in common. Null where a block is
 * new.
 */
export function mostAlike(earlier: readonly string[], later: readonly string[]): (number | null)[] {
  const [before, after] = [earlier.map(wordsOf), later.map(wordsOf)];
  const width = later.length + 1;
  const best = new Float64Array((earlier.length + 1) * width);
  const at = (row: number, column: number) => best[row * width + column] ?? 0;
  const common = (row: number, column: number) =>
    earlier[row] === later[column] ? 2 : likeness(before[row] ?? new Set(), after[column] ?? new Set()) + samePlace;
  for (let row = earlier.length - 1; row >= 0; row -= 1)
    for (let column = later.length - 1; column >= 0; column -= 1)
      best[row * width + column] = Math.max(
        at(row + 1, column),
        at(row, column + 1),
        at(row + 1, column + 1) + common(row, column),
      );
  const partners: (number | null)[] = [];
  let row = 0;
  for (let column = 0; column < later.length; column += 1) {
    while (row < earlier.length && at(row, column) === at(row + 1, column)) row += 1;
    const isNew = row === earlier.length || at(row, column) === at(row, column + 1);
    partners.push(isNew ? null : row++);
  }
  return partners;
}

function wordsOf(html: string): ReadonlySet<string> {
  return new Set(html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu));
}

/** From 0 to 1: how many of their words two blocks share. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
