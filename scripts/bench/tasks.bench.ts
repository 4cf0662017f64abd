import { table } from '../table.ts';
import { inBrowser } from './in-browser.ts';
import { Hands } from './tasks/hands.ts';
import { tasks } from './tasks/tasks.ts';

/** Clicks, keys and characters that tasks of a content editor's day take through the real screens, each proven by the api. */
export function benchTasks(only = /^/): Promise<string> {
  return inBrowser(async ({ site, api, browser }) => {
    const rows: (string | number)[][] = [];
    for (const { name, prepare, perform, verify } of tasks.filter((task) => only.test(task.name))) {
      await prepare?.(api);
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      const page = await context.newPage();
      await page.addInitScript((session) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      }, api.session);
      await page.goto(`${site.url}/admin/overview?lang=en`);
      const hands = new Hands(page);
      await perform(hands);
      await verify(api);
      await context.close();
      const { clicks, keys, characters } = hands.effort;
      rows.push([name, clicks, keys, characters]);
    }
    return table([['task', 'clicks', 'keys', 'characters of the texts'], ...rows]);
  });
}
