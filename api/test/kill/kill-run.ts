import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ApiProcess } from '../api-process.ts';
import { type Engine, variablesOf } from '../test-app.ts';
import { createStartedDatabase } from '../test-database.ts';
import { until } from '../until.ts';
import { type Findings, Inspector, noFindings } from './inspector.ts';
import { Ledger } from './ledger.ts';
import { SiteClient } from './site-client.ts';
import { orderedSubcategories, Writers } from './writers.ts';

interface KillReport {
  kills: number;
  acknowledged: number;
  /** Writes without an answer at the moment of a kill. */
  doubtful: number;
  findings: Findings;
}

/**
 * Kills the api again and again while 20 people write, and looks after each start what has become of their writes.
 *
 * @param progress called after each kill
 */
export async function runKills(
  engine: Engine,
  kills: number,
  progress: (report: KillReport) => void,
): Promise<KillReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-kill-'));
  const database = await createStartedDatabase(engine, folder);
  const variables = variablesOf(folder, database);
  const ledger = new Ledger();
  const findings = noFindings();
  const report: KillReport = { kills: 0, acknowledged: 0, doubtful: 0, findings };
  let api = await ApiProcess.start(variables);
  try {
    let client = await SiteClient.signIn(api.address);
    await fillOrderedSubcategories(client, ledger);
    const inspector = new Inspector(variables, ledger, findings);
    while (report.kills < kills) {
      const writers = new Writers(client, ledger);
      const written = writers.run();
      const enough = ledger.acknowledged + 40;
      // What has gone wrong is among the findings.
      const { failures, unanswered } = writers;
      await until(() => ledger.acknowledged >= enough || failures.length + unanswered.length > 0);
      await setTimeout(randomInt(400));
      await api.kill();
      await written;
      findings.failures.push(...writers.failures);

      // Another port: nothing of the old connections is used again.
      api = await ApiProcess.start(variables);
      client = client.at(api.address);
      await inspector.inspect(client);
      Object.assign(report, { kills: report.kills + 1, acknowledged: ledger.acknowledged, doubtful: ledger.doubtful });
      progress(report);
    }
    return report;
  } finally {
    await api.kill();
    await rm(folder, { recursive: true, force: true });
    await database?.drop();
  }
}

export async function fillOrderedSubcategories(client: SiteClient, ledger: Ledger): Promise<void> {
  for (const subcategory of orderedSubcategories) {
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1)
      ids.push(await client.create('products', { text: `${subcategory} ${index}`, picture: null }, null, subcategory));
    ledger.orders.set(subcategory, { ids });
  }
}
