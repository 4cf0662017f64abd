import { merge, withTheirs } from './merge.ts';

const base = { name: { en: 'A', mk: 'А' }, active: { en: true, mk: true }, role: 'user', image: null as unknown };
const both = (mine: object, theirs: object) => merge(base, { ...base, ...mine }, { ...base, ...theirs });

test.each([
  ['nobody', {}, {}, {}],
  ['I alone', { role: 'admin' }, {}, { role: 'admin' }],
  ['they alone', {}, { role: 'admin' }, { role: 'admin' }],
  ['both the same', { role: 'admin' }, { role: 'admin' }, { role: 'admin' }],
  ['two fields', { role: 'admin' }, { name: { en: 'B', mk: 'А' } }, { role: 'admin', name: { en: 'B', mk: 'А' } }],
  ['two languages', { name: { en: 'B', mk: 'А' } }, { name: { en: 'A', mk: 'Б' } }, { name: { en: 'B', mk: 'Б' } }],
  [
    'two switches',
    { active: { en: false, mk: true } },
    { active: { en: true, mk: false } },
    { active: { en: false, mk: false } },
  ],
])('[A-13] what %s changed is put together without a question', (_, mine, theirs, merged) => {
  expect(both(mine, theirs)).toEqual({ values: { ...base, ...merged }, conflicts: [] });
});

test('[A-13] a text that both changed in one language is a conflict of that language, and mine until it is decided', () => {
  const { values, conflicts } = both(
    { name: { en: 'Mine', mk: 'А' } },
    { name: { en: 'Theirs', mk: 'Б' }, role: 'admin' },
  );
  expect(conflicts).toEqual([{ name: 'name', language: 'en', mine: 'Mine', theirs: 'Theirs' }]);
  expect(values).toEqual({ ...base, name: { en: 'Mine', mk: 'Б' }, role: 'admin' });
  expect(withTheirs(values, conflicts).name).toEqual({ en: 'Theirs', mk: 'Б' });
});

test('[A-11] languages that belong together are decided together', () => {
  const sides = [
    { en: 'Sales', mk: 'Продажба' },
    { en: 'Finance', mk: 'Финансии' },
    { en: 'Storage', mk: 'Магацин' },
  ].map((department) => ({ department }));
  const [before, mine, theirs] = sides as [object, object, object];
  const { conflicts, values } = merge(before, mine, theirs, ['department']);
  expect(conflicts).toMatchObject([{ name: 'department', language: null }]);
  expect(withTheirs(values, conflicts)).toEqual(theirs);
});

test('[A-14] another picture than the one that both have seen is a conflict, a list of equal parts is none', () => {
  const file = new File(['x'], 'x.png');
  expect(both({ image: file }, { image: '/api/pictures/b' }).conflicts).toHaveLength(1);
  expect(both({ image: file }, {}).values.image).toBe(file);
  const lists = [[{ url: 'a' }], [{ url: 'a' }, file], [{ url: 'a' }]].map((images) => ({ images }));
  expect(merge(...(lists as [object, object, object])).conflicts).toEqual([]);
});

test('[A-13] 1000 random pairs of edits: every change of either is kept, or asked about', () => {
  let state = 7;
  const below = (n: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * n);
  };
  type Values = Record<'a' | 'b' | 'c', { en: string; mk: string }>;
  const start: Values = { a: { en: '0', mk: '0' }, b: { en: '0', mk: '0' }, c: { en: '0', mk: '0' } };
  const edited = () => {
    const values = structuredClone(start);
    for (let edits = below(5); edits > 0; edits -= 1)
      values[(['a', 'b', 'c'] as const)[below(3)] ?? 'a'][below(2) ? 'en' : 'mk'] = String(below(3));
    return values;
  };
  for (let round = 0; round < 1000; round += 1) {
    const [mine, theirs] = [edited(), edited()];
    const { values, conflicts } = merge(start, mine, theirs);
    for (const name of ['a', 'b', 'c'] as const)
      for (const language of ['en', 'mk'] as const) {
        const [before, here, there] = [start, mine, theirs].map((side) => side[name][language]);
        const isAsked = conflicts.some((conflict) => conflict.name === name && conflict.language === language);
        expect(isAsked).toBe(here !== before && there !== before && here !== there);
        expect(values[name][language]).toBe(here === before ? there : here);
      }
  }
});
