import { table } from '../table.ts';
import { inBrowser } from './in-browser.ts';
import { countKills } from './unsaved-input/kills.ts';
import { countSessionEnds } from './unsaved-input/session-ends.ts';
import { countTwoPeople } from './unsaved-input/two-people.ts';

const kills = 30;
const sessionEnds = 20;
const twoPersonEdits = 50;

/**
 * Characters that somebody has typed in the back office and that are lost: when the browser is killed, when the session ends, and
 * when two people edit one text. `--rounds 3` does each three times instead of as often as the table says.
 */
export function benchUnsavedInput(rounds?: number): Promise<string> {
  return inBrowser(async (bench) => {
    const killed = await countKills(bench, rounds ?? kills);
    const ended = await countSessionEnds(bench, rounds ?? sessionEnds);
    const edited = await countTwoPeople(bench, rounds ?? twoPersonEdits);
    return table([
      ['what happens', 'times', 'typed', 'lost', 'of the last second'],
      ['the browser is killed', ...killed],
      ['the session ends, one signs in again and saves', ...ended],
      ['two people save different paragraphs', ...edited],
    ]);
  });
}
