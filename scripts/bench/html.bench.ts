import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { languages } from '@varda/contract/language';
import { ApiClient } from '../../e2e/fixtures/api-client.ts';
import { adminEnvironment } from '../../e2e/fixtures/demo-data.ts';
import { missingPage, picturesAreIn, publicPages } from '../../e2e/fixtures/pages.ts';
import { table } from '../table.ts';
import { borrowedTool } from './borrowed-tool.ts';
import { withDemoSite } from './demo-site.ts';

interface Message {
  type: string;
  url: string;
  message: string;
}

/** What the Nu Html Checker says of every rendered page, in both languages. It needs Java. */
export async function benchHtml(): Promise<string> {
  if (spawnSync('java', ['-version']).status !== 0) return 'skipped: no Java';
  return withDemoSite(adminEnvironment, async (site) => {
    const api = await ApiClient.signIn(site.apiUrl);
    await picturesAreIn(api);
    const folder = await mkdtemp(path.join(tmpdir(), 'varda-html-'));
    const files: string[] = [];
    for (const page of [...(await publicPages(api)), missingPage]) {
      for (const language of languages) {
        const file = path.join(folder, `${page.name}-${language}.html`);
        await writeFile(file, await (await fetch(`${site.url}${page.path}?lang=${language}`)).text());
        files.push(file);
      }
    }
    const errors = check(await borrowedTool('vnu-jar', '26.9.27'), files);
    await rm(folder, { recursive: true });
    return table([
      ['pages', 'errors'],
      [files.length, errors.length],
      ...errors.map(({ url, message }) => [path.basename(url), message]),
    ]);
  });
}

// Its checker of styles does not know what browsers do (container queries, scroll timelines): styles are left to the build, which fails at what it cannot read.
function check(tool: string, files: readonly string[]): Message[] {
  const jar = path.join(tool, 'build/dist/vnu.jar');
  const { stderr } = spawnSync(
    'java',
    ['-jar', jar, '--errors-only', '--filterpattern', '^CSS:.*', '--format', 'json', ...files],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}
