import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { DraftDetails } from '@varda/contract/drafts';
import { type ComponentType, useState } from 'react';
import { AskModal } from '../approvals/ask.modal.tsx';
import { ReviewModal } from '../approvals/review.modal.tsx';
import { CommentsModal } from '../comments/comments.modal.tsx';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { stubBrowserApis } from '../testing/browser-apis.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';

const draft = {
  ...{ entity: 'history', _id: 'a', __v: 1, fields: [], item: {}, published: null, base: {} },
  approval: { state: 'asked', askedAt: '2026-11-27T10:00:00.000Z', writers: [], needsAnother: false, note: '' },
} as unknown as DraftDetails;

const nothing = () => undefined;

function Ask() {
  const [note, setNote] = useState('');
  return <AskModal opened isBusy={false} note={note} onNote={setNote} onAsk={nothing} onClose={nothing} />;
}

const written: [string, ComponentType][] = [
  ['a comment', () => <CommentsModal kind="history" id="a" opened onClose={nothing} />],
  ['the note of a request', Ask],
  [
    'the words of a return',
    () => <ReviewModal draft={draft} opened hindrance={null} onDecided={nothing} onClose={nothing} />,
  ],
];

beforeAll(stubBrowserApis);

function open(Window: ComponentType) {
  fakeApi(() => ({}));
  const Page = () => (
    <TextsOfResource of={{ name: 'history', namespace: 'sample' }}>
      <Window />
    </TextsOfResource>
  );
  const texts = { en: { admin: en }, mk: { admin: mk } };
  renderAdmin({ Page, pattern: '/sample', path: '/sample', namespace: 'sample', texts });
}

test('[U-05] [A-01] a request for approval opens at its note, where Space writes and cancels nothing', async () => {
  open(Ask);
  await waitFor(() => expect(screen.getByRole('textbox', { name: en.approvals.note })).toHaveFocus());
});

test.each(written)('[K-20] [U-05] into %s what is meant is pasted, and a notice says so', async (_, Window) => {
  // What jsdom lacks.
  const insert = jest.fn();
  document.execCommand = insert;
  open(Window);
  await screen.findByRole('dialog');
  const back = screen.queryByRole('button', { name: 'Return…' });
  if (back) fireEvent.click(back);
  const field = await screen.findByRole('textbox');
  const html = '<p>5 <font face="Symbol">m</font>g in 10<sup>6</sup></p>';
  await act(async () => void fireEvent.paste(field, { clipboardData: { getData: () => html } }));
  expect(insert).toHaveBeenCalledWith('insertText', false, '5 µg in 10⁶');
  expect(screen.getByText(/Raised and lowered type was written as ⁶/)).toBeVisible();
});
