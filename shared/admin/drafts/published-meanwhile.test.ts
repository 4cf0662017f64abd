import type { DraftDetails } from '@varda/contract/drafts';
import { publishedMeanwhile } from './published-meanwhile.ts';

interface Row {
  _id: string;
  name: string;
}

const resource = { valuesOf: ({ name }: Row) => ({ name, imageMk: null }) };

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

test('[E-01] a form does not decide over a leaflet, of which it cannot choose the published one', () => {
  const base = { name: 'Before', 'leaflets.mk': { key: 'old' } };
  const found = meanwhile(base, { name: 'Published', leaflets: { mk: { key: 'new' } } }, { name: 'Before' });
  expect(found).toMatchObject({ conflicts: [], values: { name: 'Published' } });
  expect(found?.over).toBeUndefined();
});

const picture = { key: 'one', widths: [400], mk: { key: 'old', widths: [400] } };

test.each([
  ['another', { key: 'new', widths: [400] }, '/api/pictures/new/400.webp'],
  ['none', undefined, 'removed'],
])('[E-01] where %s Macedonian picture was published a form has that', (_name, mk, choice) => {
  const drafted = { name: 'Drafted', picture };
  const found = meanwhile({ name: 'Before', picture }, { picture: { ...picture, mk } }, drafted);
  expect(found).toMatchObject({ conflicts: [], values: { name: 'Drafted', imageMk: choice }, over: 4 });
});
