import { foldings } from '@varda/contract/search-folding';

/** Headings of the palette, in the order in which they stand. */
export const commandGroups = ['screens', 'products', 'content', 'people', 'messages', 'create', 'commands'] as const;
type CommandGroup = (typeof commandGroups)[number];

/** One line of the palette. */
export interface Command {
  id: string;
  group: CommandGroup;
  label: string;
  /** Where it belongs, beside the label. */
  hint?: string | undefined;
  /** Other words by which it is found: its label in the other language. */
  words?: readonly string[];
  /** The shortcut that does the same. */
  shortcut?: string;
  run: () => void;
}

/** Groups that would be a wall of lines as long as nothing is typed. */
const onlySearched: readonly CommandGroup[] = ['create'];

/** The commands that have all the words that are typed, in either alphabet; those that begin with them come first. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const spellings = foldings(typed);
  if (!spellings[0]) return commands.filter(({ group }) => !onlySearched.includes(group));
  const rank = ({ label, hint = '', words = [] }: Command) => {
    const texts = [label, ...words, hint].flatMap(foldings);
    const all = texts.join(' ');
    if (!spellings.some((text) => text.split(' ').every((word) => all.includes(word)))) return null;
    return texts.some((text) => spellings.some((spelling) => text.startsWith(spelling))) ? 0 : 1;
  };
  return commands
    .map((command) => ({ command, rank: rank(command) }))
    .filter(({ rank: place }) => place !== null)
    .toSorted((one, other) => Number(one.rank) - Number(other.rank))
    .map(({ command }) => command);
}
