import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const styles = path.join(path.dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css')), 'styles');

/**
 * Adds to each component of Mantine the style sheet of that component, so that a page carries the styles of the
 * components it has and no others: a third of the bytes of the whole sheet (docs/decisions).
 */
export default function mantineCss(this: { resourcePath: string }, source: string): string {
  const component = path.basename(this.resourcePath, '.module.mjs');
  const sheet = `${component}.layer.css`;
  return existsSync(path.join(styles, sheet)) ? `import '@mantine/core/styles/${sheet}';\n${source}` : source;
}
