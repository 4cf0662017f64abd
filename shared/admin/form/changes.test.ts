import { changedFields, languagesOf, missingIn, withWanted } from './changes.ts';

const before = { name: { en: 'Tablets', mk: 'Таблети' }, text: { en: '<p>a</p>', mk: '' }, image: null, role: 'user' };

test.each([
  [{}, {}],
  [{ role: 'admin' }, { role: 'admin' }],
  [{ name: { en: 'Pills', mk: 'Таблети' } }, { name: { en: 'Pills' } }],
  [{ name: { en: 'Tablets', mk: '' } }, { name: { mk: '' } }],
  [
    { name: { en: 'A', mk: 'Б' }, text: { en: '<p>a</p>', mk: '<p>б</p>' } },
    { name: { en: 'A', mk: 'Б' }, text: { mk: '<p>б</p>' } },
  ],
])('[A-13] what an edit sends is what differs, down to the language: %j', (edit, sent) => {
  expect(changedFields(before, { ...before, ...edit })).toEqual(sent);
});

test('[V-04] a text that is wanted is checked in the language of the page, changed or not', () => {
  const changed = changedFields(before, { ...before, name: { en: 'Tablets', mk: 'Б' } });
  expect(withWanted(changed, { ...before, name: { en: 'Tablets', mk: 'Б' } }, ['name', 'text'], ['en'])).toEqual({
    name: { en: 'Tablets', mk: 'Б' },
    text: { en: '<p>a</p>' },
  });
});

test('[V-03] a change is about the languages of its parts', () => {
  expect(languagesOf({})).toEqual([]);
  expect(languagesOf({ role: 'admin', image: null })).toEqual([]);
  expect(languagesOf({ name: { mk: 'Б' }, role: 'admin' })).toEqual(['mk']);
  expect(languagesOf({ name: { mk: 'Б' }, text: { en: '' } })).toEqual(['en', 'mk']);
});

test('[A-13] a text is missing where the other language has it, and blank HTML is no text', () => {
  const entity = {
    name: { en: 'A', mk: 'А' },
    text: { en: '<p>a</p>', mk: '<p>&nbsp;</p>' },
    note: { en: '', mk: '' },
  };
  expect(missingIn(entity, 'mk')).toEqual(['text']);
  expect(missingIn(entity, 'en')).toEqual([]);
});
