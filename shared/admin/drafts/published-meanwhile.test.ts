import type { DraftDetails } from '@varda/contract/drafts';
import { publishedMeanwhile } from './published-meanwhile.ts';

interface Row {
  _id: string;
  name: string;
}

const resource = { valuesOf: ({ name }: Row) => ({ name }) };

function meanwhile(base: object, published: object, drafted: object = {}) {
  const details = { base, published: { _id: 'a', name: 'Before', __v: 4, ...published } };
  const item = { ...details.published, ...drafted, __v: 100_000_000 };
  return publishedMeanwhile(resource as never, { ...details, item } as unknown as DraftDetails);
}

test('[E-01] where nothing was published meanwhile a form decides over nothing', () => {
  expect(meanwhile({ name: 'Before' }, {}, { name: 'Drafted' })).toBeNull();
});

test('[E-01] a form decides over what it shows', () => {
  const found = meanwhile({ name: 'Before' }, { name: 'Published' }, { name: 'Drafted' });
  expect(found).toMatchObject({ conflicts: [{ mine: 'Drafted', theirs: 'Published' }], over: 4 });
});

const picture = { key: 'one', widths: [400], mk: null };

test.each([
  ['a leaflet', { 'leaflets.mk': { key: 'old' } }, { leaflets: { mk: { key: 'new' } } }],
  ['the Macedonian picture', { picture }, { picture: { ...picture, mk: { key: 'new' } } }],
])('[E-01] a form does not decide over %s, which it cannot compare', (_name, base, published) => {
  const found = meanwhile({ name: 'Before', ...base }, { name: 'Published', ...published }, { name: 'Before' });
  expect(found).toMatchObject({ conflicts: [], values: { name: 'Published' } });
  expect(found?.over).toBeUndefined();
});
