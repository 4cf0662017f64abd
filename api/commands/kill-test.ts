import { globalSetup, globalTeardown } from '../test/postgres.setup.ts';

const kills = Number(process.argv[2] ?? 50);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('Kills the api again and again while 20 people write.\n\n  npm run kill-test -w api -- 50');
  process.exit(1);
}

await globalSetup();
// These read what the setup has put into the environment.
const { engines } = await import('../test/test-app.ts');
const { runKills } = await import('../test/kill/kill-run.ts');
try {
  if (!engines.includes('postgres')) console.log(`Without PostgreSQL: ${process.env.TEST_DATABASE_MISSING}`);
  for (const engine of engines) {
    const { findings, ...report } = await runKills(engine, kills, ({ kills, acknowledged }) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${engine}: ${kills} kills, ${acknowledged} writes `);
    });
    console.log(`
${engine}
  kills                           ${report.kills}
  writes acknowledged             ${report.acknowledged}
  writes without an answer        ${report.doubtful}
  acknowledged writes lost        ${findings.lost.length}
  half-done edits and reorders    ${findings.halfDone.length}
  missing or changed pictures     ${findings.missingPictures.length}
  orphan pictures                 ${findings.orphanPictures.length}
  answers of 500 and above        ${findings.failures.length}`);
    const all = Object.values(findings).flat();
    for (const finding of all.slice(0, 20)) console.log(`  ${finding}`);
    if (all.length > 0) process.exitCode = 1;
  }
} finally {
  await globalTeardown();
}
