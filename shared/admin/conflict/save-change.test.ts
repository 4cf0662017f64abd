import { ApiError } from '@varda/platform/http';
import type { EditedResource } from '../resource/resource.ts';
import { LostSaves } from './lost-saves.ts';
import { saveChange } from './save-change.ts';

interface Row {
  _id: string;
  name: string;
}

const sending = { onUpload: () => {}, signal: new AbortController().signal, query: {} };

test('[K-06] [E-01] the draft of a new item that was published without an answer goes on as the item that it has become', async () => {
  const calls: string[] = [];
  const item: Row = { _id: 'item', name: 'Sent first' };
  const resource = {
    valuesOf: ({ name }: Row) => ({ name }),
    update: async ({ _id }: Row, { name }: { name?: string }) => {
      calls.push(`${_id}: ${name}`);
      // The api knows the first one by its key.
      if (_id === 'draft' && name !== item.name) throw new ApiError(404, null);
      return { ...item, name };
    },
  } as unknown as EditedResource<Row, { name: string }>;
  const lost = new LostSaves(resource);
  const draft: Row = { _id: 'draft', name: '' };
  lost.add(draft, { name: item.name });

  const saved = await saveChange(resource, draft, { name: 'Corrected' }, { sending, lost });
  expect(saved).toMatchObject({ isMerged: false, stored: { row: { _id: 'item', name: 'Corrected' }, isDraft: false } });
  expect(calls).toEqual(['draft: Corrected', 'draft: Sent first', 'item: Corrected']);

  await expect(saveChange(resource, draft, { name: 'Other' }, { sending })).rejects.toMatchObject({ status: 404 });
});
