import { ApiError } from '@varda/platform/http';
import type { EditedResource } from '../resource/resource.ts';
import { LostSaves } from './lost-saves.ts';
import { saveChange } from './save-change.ts';

interface Row {
  _id: string;
  __v: number;
  name: string;
  text: string;
}

const sending = { onUpload: () => {}, signal: new AbortController().signal, query: {} };

test('[K-06] [E-01] a form that shows the draft of a new item goes on as the item, whoever has published it meanwhile', async () => {
  const calls: string[] = [];
  const draft: Row = { _id: 'id', __v: 100_000_000, name: '', text: '' };
  let item: Row = { ...draft, __v: 0, name: 'Sent first' };
  const resource = {
    valuesOf: ({ name, text }: Row) => ({ name, text }),
    update: async ({ __v }: Row, change: Partial<Row>) => {
      calls.push(`${__v}: ${Object.values(change)}`);
      // The api knows the first one by its key.
      if (__v !== 0 && change.name !== item.name)
        throw new ApiError(409, { code: 'changed_meanwhile', message: 'Changed', current: item });
      return { ...item, ...change };
    },
  } as unknown as EditedResource<Row, Pick<Row, 'name' | 'text'>>;
  const lost = new LostSaves(resource);
  lost.add(draft, { name: item.name, text: '' });

  const own = await saveChange(resource, draft, { name: 'Corrected', text: '' }, { sending, lost });
  expect(own).toMatchObject({ isMerged: false, stored: { row: { name: 'Corrected' }, isDraft: false } });
  expect(calls).toEqual(['100000000: Corrected', '100000000: Sent first', '0: Corrected']);

  item = { ...item, name: 'By a colleague' };
  const merged = await saveChange(resource, draft, { name: '', text: 'Polished' }, { sending });
  expect(merged).toMatchObject({ isMerged: true, stored: { row: { name: 'By a colleague', text: 'Polished' } } });
});
