import { stages } from './testing/stages.ts';

/**
 * `npm test`: everything. `npm test -- jest e2e`: some stages. `npm test -- jest shared/platform/http`: one stage, with the
 * arguments that its tool takes. The last line counts over all stages.
 */
const words = process.argv.slice(2);
const named = words.filter((word) => stages.some((stage) => stage.name === word));
const args = words.filter((word) => !named.includes(word));
if (args.length > 0 && named.length !== 1) {
  console.error(`Name one stage before its arguments: ${stages.map((stage) => stage.name).join(', ')}`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const notes: string[] = [];
const times: string[] = [];
for (const stage of stages.filter(({ name }) => named.length === 0 || named.includes(name))) {
  console.log(`\n── ${stage.name}: ${stage.what}`);
  const begun = performance.now();
  const result = await stage.run(args);
  total.passed += result.passed;
  total.failed += result.failed;
  total.skipped += result.skipped;
  notes.push(...result.notes);
  times.push(
    `${stage.name} ${result.failed === 0 ? 'ok' : 'FAILED'} ${Math.round((performance.now() - begun) / 1000)} s`,
  );
}

console.log(`\n${times.join(' · ')}`);
for (const note of notes) console.log(`Skipped: ${note}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
