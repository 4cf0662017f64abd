import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './site/site.ts';

/**
 * What the types let through and a browser of `browsers` in `shared/remote-kit/build/app-build.ts` lacks, as it stands in code. A part of
 * the language that is newer than `lib` in `tsconfig.base.json` is refused by the types.
 */
const tooNew = [
  /\.(groupBy|withResolvers|canParse|checkVisibility)\b/,
  /\b(URL\.parse|AbortSignal\.any|Response\.json|Intl\.DurationFormat|CSS\.highlights)\b/,
  /\.((show|hide|toggle)Popover|setHTMLUnsafe|parseHTMLUnsafe|moveBefore|requestClose|caretPositionFromPoint|bytes)\(/,
  /\bnew (CloseWatcher|Highlight)\b/,
  // Of a query string.
  /\b(params|searchParams|query|search|left)\.size\b/,
];

const files = globSync(
  [
    'shell/src/**/*.{ts,tsx}',
    'remote-*/src/**/*.{ts,tsx}',
    'shared/{admin,contract,platform,ui,remote-kit/standalone}/**/*.{ts,tsx}',
  ],
  { cwd: root, exclude: (name) => /\.test\.|^(node_modules|testing)$/.test(path.basename(name)) },
);

test('[A-02] [N-08] code for browsers asks for nothing that the oldest of them lack', () => {
  const found: string[] = [];
  for (const file of files) {
    const code = readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/?\*.*|\/\/.*)$/gm, '');
    for (const line of code.split('\n'))
      if (tooNew.some((each) => each.test(line))) found.push(`${file}: ${line.trim()}`);
  }
  assert.deepEqual(found, []);
});
