import type { Engine } from '../test/test-app.ts';
import { type BenchSite, onEngines } from './bench-site.ts';
import { fillUpTo, longSubcategory } from './many-products.ts';

const exported = 10_000;
const imported = 100;

/** Time and size of an export of 10,000 rows, and time of a check, an import and an undo of 100 rows that change, over the wire. */
export function benchSheets(engines: readonly Engine[]): Promise<string> {
  return onEngines(engines, ['', 'ms', 'MB'], async (site, rows) => {
    await fillUpTo(site.db, exported);
    const { send } = client(site);
    const add = (name: string, { ms, bytes }: Timed) =>
      rows.push([`${site.engine}: ${name}`, ms.toFixed(0), bytes ? (bytes.length / 1e6).toFixed(1) : '']);
    const lists = `/sheets/products/export?category=${encodeURIComponent(longSubcategory)}`;
    for (const format of ['csv', 'xlsx'] as const) add(`export to ${format}`, await send(`${lists}&format=${format}`));
    const page = await send(`/products/${encodeURIComponent(longSubcategory)}?limit=${imported}`);
    const { products } = JSON.parse(page.bytes.toString()) as { products: { _id: string }[] };
    const file = new Blob([`Id;dosage_en\n${products.map(({ _id }, n) => `${_id};Changed ${n}`).join('\n')}`]);
    const form = (plan?: string) => {
      const body = new FormData();
      body.set('file', file);
      if (plan) body.set('plan', plan);
      return body;
    };
    const check = await send('/sheets/products/check', form());
    const { plan } = JSON.parse(check.bytes.toString()) as { plan: string };
    add(`check of ${imported} rows`, { ms: check.ms });
    const made = await send('/sheets/products/imports', form(plan));
    add(`import of ${imported} rows`, { ms: made.ms });
    const { _id } = JSON.parse(made.bytes.toString()) as { _id: string };
    add('undo of it', { ms: (await send(`/sheets/products/imports/${_id}/undo`, new FormData())).ms });
  });
}

interface Timed {
  ms: number;
  bytes?: Buffer;
}

function client({ api, token }: BenchSite) {
  return {
    async send(path: string, body?: FormData) {
      const begun = performance.now();
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fetch(api.address + path, { headers, ...(body && { method: 'POST', body }) });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${bytes}`);
      return { ms: performance.now() - begun, bytes };
    },
  };
}
