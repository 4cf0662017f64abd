import { type Language, type Localized, languages } from '@varda/contract/language';
import { isPerLanguage } from '../form/changes.ts';
import { isSame } from '../form/is-same.ts';
import { mergeBlocks, type Piece, textOf } from './merge-blocks.ts';
import { isPlaced, mergePlaced } from './placed-pictures.ts';

/** Something that two people have changed, each in another way; `language` is null where a value has no languages. */
export interface Conflict {
  name: string;
  language: Language | null;
  mine: unknown;
  theirs: unknown;
  /** Where the two are one block of a rich text whose other blocks are settled. */
  block?: { of: readonly Piece[]; at: number };
}

interface Merged<Values> {
  /** Both people's changes; where they contradict each other, mine. */
  values: Values;
  conflicts: Conflict[];
}

/**
 * Puts together what two people have made of the same values, down to the language, and to the block of a rich text.
 *
 * @param linked names of values whose languages belong together
 */
export function merge<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
  linked: readonly string[] = [],
): Merged<Values> {
  const conflicts: Conflict[] = [];
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(theirs)) {
    const sides = [base, mine, theirs].map((side) => side[name as keyof Values]);
    if (sides.every(isPerLanguage) && !linked.includes(name)) {
      const decided = languages.map((language) => {
        const inLanguage = sides.map((side) => (side as Localized<unknown>)[language]);
        return [language, decide(name, language, inLanguage, conflicts)];
      });
      values[name] = Object.fromEntries(decided);
    } else values[name] = decide(name, null, sides, conflicts);
  }
  return { values: values as Values, conflicts };
}

function decide(name: string, language: Language | null, sides: readonly unknown[], conflicts: Conflict[]): unknown {
  const [base, mine, theirs] = sides;
  if (isSame(base, mine)) return theirs;
  if (isPlaced(base) && isPlaced(mine) && isPlaced(theirs)) {
    const { merged, isContradiction } = mergePlaced(base, mine, theirs);
    if (isContradiction) conflicts.push({ name, language, mine: merged, theirs });
    return merged;
  }
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine;
  const pieces = [base, mine, theirs].every(isMarkup)
    ? mergeBlocks(base as string, mine as string, theirs as string)
    : null;
  if (pieces) {
    for (const [at, piece] of pieces.entries()) {
      if (typeof piece === 'string') continue;
      const [here, there] = [piece.mine, piece.theirs].map((side) => side && piece.around.join(side));
      conflicts.push({ name, language, mine: here, theirs: there, block: { of: pieces, at } });
    }
    return textOf(pieces, new Set());
  }
  conflicts.push({ name, language, mine, theirs });
  return mine;
}

function isMarkup(value: unknown): value is string {
  return typeof value === 'string' && /^\s*<[a-z][\s\S]*>\s*$/i.test(value);
}

/** The values with what `theirs` has for some of the conflicts. */
export function withTheirs<Values extends object>(values: Values, given: readonly Conflict[]): Values {
  const taken = { ...values } as Record<string, unknown>;
  for (const { name, language, theirs, block } of given) {
    const isOfText = (one: Conflict) => block !== undefined && one.block?.of === block.of;
    const places = given.filter(isOfText).map((one) => one.block?.at ?? 0);
    const value = block ? textOf(block.of, new Set(places)) : theirs;
    taken[name] = language ? { ...(taken[name] as object), [language]: value } : value;
  }
  return taken as Values;
}
