import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextsOfResource } from '../resource/resource-texts.tsx';
import { stubBrowserApis } from '../testing/browser-apis.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderAdmin } from '../testing/render-admin.tsx';
import en from '../texts/en.ts';
import mk from '../texts/mk.ts';
import { RichTextInput } from './rich-text-input.tsx';

let mockIsAway: boolean;

jest.mock('./rich-text/rich-text-editor.tsx', () => {
  if (mockIsAway) throw new Error('Loading chunk failed');
  return {
    __esModule: true,
    default: ({ labelledBy }: { labelledBy: string }) => (
      // biome-ignore lint/a11y/useSemanticElements: as the editor has it
      <div role="textbox" tabIndex={0} aria-labelledby={labelledBy} />
    ),
  };
});

beforeAll(stubBrowserApis);

test('[A-15] [X-01] an editor that cannot be loaded is asked for again from the keyboard, and gets the focus', async () => {
  fakeApi(() => ({}));
  mockIsAway = true;
  const Page = () => (
    <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
      <RichTextInput label="Text" value="" onChange={() => {}} />
    </TextsOfResource>
  );
  const texts = { en: { admin: en }, mk: { admin: mk } };
  renderAdmin({ Page, pattern: '/sample', path: '/sample', namespace: 'sample', texts });
  const hands = userEvent.setup({ delay: null });
  const retry = await screen.findByRole('button', { name: en.retry });
  expect(screen.getByRole('alert')).toHaveTextContent(en.richText.failed);

  retry.focus();
  await hands.keyboard('{Enter}');
  expect(await screen.findByText(en.richText.failed)).toBeVisible();
  expect(retry).toHaveFocus();

  mockIsAway = false;
  await hands.keyboard('{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
