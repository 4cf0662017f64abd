import { benchBackOffice } from './bench/back-office.bench.ts';
import { benchFailures } from './bench/failures.bench.ts';
import { benchFirstScroll } from './bench/first-scroll.bench.ts';
import { benchFirstTouch } from './bench/first-touch.bench.ts';
import { benchHtml } from './bench/html.bench.ts';
import { benchImport } from './bench/import.bench.ts';
import { benchLighthouse } from './bench/lighthouse.bench.ts';
import { benchPages } from './bench/pages.bench.ts';
import { benchPaint } from './bench/paint.bench.ts';
import { benchRedeploys } from './bench/redeploys.bench.ts';
import { benchRemotes } from './bench/remotes.bench.ts';
import { benchRender } from './bench/render.bench.ts';
import { benchStart } from './bench/start.bench.ts';
import { benchTasks } from './bench/tasks.bench.ts';
import { benchTyping } from './bench/typing.bench.ts';
import { benchUnsavedInput } from './bench/unsaved-input.bench.ts';
import { argumentsOf } from './site/arguments.ts';

/**
 * `npm run bench`: all figures; `npm run bench -- import`: some of them; `--rounds 3`: medians of so many, where there are medians;
 * `paint --only product`, `pages --only home`: some of the pages; `first-touch --only 'search.*slow'`: the cells whose control, input and speed match.
 */
const benches: Record<string, (rounds?: number, only?: RegExp) => Promise<string>> = {
  pages: (_, only) => benchPages(only),
  paint: benchPaint,
  'first-touch': (_, only) => benchFirstTouch(only),
  'first-scroll': benchFirstScroll,
  remotes: benchRemotes,
  redeploys: benchRedeploys,
  failures: benchFailures,
  html: benchHtml,
  lighthouse: benchLighthouse,
  render: benchRender,
  'back-office': benchBackOffice,
  tasks: (_, only) => benchTasks(only),
  typing: benchTyping,
  'unsaved-input': benchUnsavedInput,
  import: benchImport,
  start: benchStart,
};

const { positionals: wanted, values } = argumentsOf({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, only: { type: 'string' } },
});
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);
if (rounds !== undefined && !(Number.isInteger(rounds) && rounds > 0)) {
  console.error(`--rounds takes a number from 1 on, not ${values.rounds}`);
  process.exit(1);
}
const only = values.only === undefined ? undefined : new RegExp(values.only);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}\n${await bench(rounds, only)}`);
}
