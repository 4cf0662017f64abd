import path from 'node:path';
import type { TextTree } from '@varda/platform/remote';
import registry from '../../../registry.json';

const project = path.join(__dirname, '../../..');

interface Written {
  where: string;
  en: string;
  mk: string;
}

/** What the api says of single rules. */
const rules: Record<string, Omit<Written, 'where'>> = require(path.join(project, 'api/http/error-texts.ts')).ruleTexts;

/** Every text of the interface by a name that says where it stands, in both languages. */
const texts: Written[] = [
  'shell/src/texts',
  'shell/src/back-office/texts',
  ...registry.remotes.map(({ name }) => `remote-${name}/src/texts`),
].flatMap((folder) => {
  const [en, mk] = ['en.ts', 'mk.ts'].map((file) => flat(require(path.join(project, folder, file)).default));
  return Object.entries(en ?? {}).map(([key, text]) => ({ where: `${folder} ${key}`, en: text, mk: mk?.[key] ?? '' }));
});
texts.push(...Object.entries(rules).map(([rule, { en, mk }]) => ({ where: `api ${rule}`, en, mk })));

function flat(tree: TextTree, above = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [above + key]: value } : flat(value, `${above + key}.`),
    ),
  );
}

const failing = ({ where, mk }: Written, pattern: RegExp) => (pattern.test(mk) ? [`${where}: ${mk}`] : []);

/** English texts that the spec (§8) has several screens say of different things; the Macedonian ones name what has failed. */
const oddInEnglish = [
  ...['Error deleting career', 'Error fetching product', 'Failed to create About Us entry.', 'Failed to fetch history'],
  ...['An error occurred while fetching history', 'Failed to reorder history', 'Failed to update product'],
];

test('[X-01] a failure that is said by one text in English is said by one in Macedonian, unless the English one is odd', () => {
  const said = Map.groupBy(
    texts.filter(({ where, en }) => /fail|silent|noAnswer/i.test(where) && !en.includes('{{')),
    ({ en }) => en,
  );
  expect(said.size).toBeGreaterThan(20);
  const differing = [...said].filter(([, group]) => new Set(group.map(({ mk }) => mk)).size > 1).map(([en]) => en);
  expect(differing.toSorted()).toEqual(oddInEnglish.toSorted());
});

test('[P-14] Macedonian is written in its own letters and signs', () => {
  const letters = /\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic}|"|“[^„]*”/u;
  expect(texts.flatMap((text) => failing(text, letters))).toEqual([]);
});

test('[P-14] a number and its unit stay on one line', () => {
  const unit = /(\d|\}\}) (%|MB|ms|s|мс|с)(?![\p{L}])/u;
  expect(
    texts.flatMap(({ where, en, mk }) => [en, mk].filter((text) => unit.test(text)).map((text) => `${where}: ${text}`)),
  ).toEqual([]);
});

test('[P-14] the site addresses its visitors in one form', () => {
  const familiar =
    /^(Обиди|Отвори|Затвори|Прикажи|Прочитај|Погледни|Пребарај|Подреди|Исчисти|Испрати|Пушти|Премини|Вчитај|Избери|Пријави)(?!\p{L})/u;
  const ofSite = texts.filter(({ where }) => /^(shell\/src\/texts|remote-public)/.test(where));
  expect(ofSite.flatMap((text) => failing(text, familiar))).toEqual([]);
});
