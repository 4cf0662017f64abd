import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const styles = path.join(path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');
const base = readFileSync(path.join(import.meta.dirname, '../src/back-office/mantine/base.css'), 'utf8');

/**
 * Adds to each component of Mantine the style sheet of that component, so that a page carries the styles of the
 * components it has and no others: a third of the bytes of the whole sheet (docs/decisions). Those of the base come together.
 */
export default function mantineCss(this: { resourcePath: string }, source: string): string {
  const component = path.basename(this.resourcePath, '.module.mjs');
  const sheet = `${component}.layer.css`;
  if (base.includes(`/${component}.css`) || !existsSync(path.join(styles, sheet))) return source;
  return `import '@mantine/core/styles/${sheet}';\n${source}`;
}
