import { median } from '../../scripts/bench/median.ts';
import type { Engine } from '../test/test-app.ts';
import { onEngines } from './bench-site.ts';

const few = 5;
const many = 500;
const rounds = 41;

/** Words of the text that is edited, about 30 kB. */
const words = 2_500;
/** Edits whose storage is taken. */
const stored = 100;

/**
 * What the history of one entry costs: bytes of 100 edits of two words each beside the text's own, and how long it takes to open with
 * 5 and with 500 versions, which is its list and the newest version of it, over the wire.
 */
export function benchEditHistory(engines: readonly Engine[]): Promise<string> {
  return onEngines(
    engines,
    ['history', `bytes of ${stored} edits`, `${few} versions, ms`, `${many} versions, ms`, 'ratio'],
    async (site, rows) => {
      const send = async (call: string, body?: object) => {
        const [method = '', path = ''] = call.split(' ');
        const answer = await fetch(`${site.api.address}${path}`, {
          method,
          headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        if (!answer.ok) throw new Error(`${call} was answered with ${answer.status}: ${await answer.text()}`);
        return answer.json() as Promise<{ _id: string; versions: { version: number }[] }>;
      };
      const text = (edit: number) => {
        const all = Array.from({ length: words }, (_, place) => `збор${place}`);
        // The word of the edit before is as it was again.
        all[(edit * 37) % words] = `нов${edit}`;
        return `<p>${all.join(' ')}</p>`;
      };
      const entry = async (versions: number) => {
        const { _id } = await send('POST /history', { text: { mk: text(0) } });
        for (let edit = 1; edit < versions; edit += 1) await send(`PUT /history/${_id}`, { text: { mk: text(edit) } });
        return _id;
      };
      const open = async (id: string) => {
        const begun = performance.now();
        const { versions } = await send(`GET /edit-history/history/${id}?page=1&limit=20`);
        await send(`GET /edit-history/history/${id}/${versions[0]?.version}`);
        return performance.now() - begun;
      };

      const [short, long] = [await entry(few), await entry(many)];
      const times: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        times[0].push(await open(short));
        times[1].push(await open(long));
      }
      const kept = await site.db
        .selectFrom('versions')
        .selectAll()
        .where('item_id', '=', long)
        .where('version', '<=', stored)
        .execute();
      const bytes = Buffer.byteLength(kept.map((row) => Object.values(row).join('')).join(''));
      const [shortest, longest] = [median(times[0]), median(times[1])];
      rows.push([
        site.engine,
        `${(bytes / Buffer.byteLength(text(0))).toFixed(2)} × the text`,
        shortest.toFixed(1),
        longest.toFixed(1),
        (longest / shortest).toFixed(2),
      ]);
    },
  );
}
