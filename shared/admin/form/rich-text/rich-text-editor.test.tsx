import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { TextsOfResource } from '../../resource/resource-texts.tsx';
import { pretendBrowserParts } from '../../testing/browser-parts.ts';
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import en from '../../texts/en.ts';
import mk from '../../texts/mk.ts';
import RichTextArea from './rich-text-editor.tsx';

const key = '0123456789abcdef0123456789abcdef';
let api: FakeApi;

beforeAll(pretendBrowserParts);
beforeEach(() => {
  api = fakeApi(({ path }) =>
    path === '/pictures' ? { key, width: 700, height: 400, widths: [320, 700], placeholder: null, alt: {} } : {},
  );
});

async function open(isIllustrated: boolean) {
  const Page = () => {
    const [value, setValue] = useState('<p>a</p>');
    return (
      <TextsOfResource of={{ name: 'notes', namespace: 'sample' }}>
        <h1 id="label">Text</h1>
        <RichTextArea
          value={value}
          onChange={setValue}
          illustrated={isIllustrated}
          isWrong={false}
          labelledBy="label"
          describedBy=""
        />
      </TextsOfResource>
    );
  };
  const texts = { en: { admin: en }, mk: { admin: mk } };
  renderAdmin({ Page, pattern: '/sample', path: '/sample', namespace: 'sample', texts });
  return screen.findByRole('textbox', { name: 'Text' });
}

const screenshot = () => new File(['picture'], 'picture.png', { type: 'image/png' });

/** Pastes, and waits for what is done once the text stands there. */
async function paste(text: HTMLElement, html: string, files: File[] = []) {
  const types = [...(html ? ['text/html'] : []), ...(files.length > 0 ? ['Files'] : [])];
  const getData = (type: string) => (type === 'text/html' ? html : '');
  await act(async () => void fireEvent.paste(text, { clipboardData: { types, files, getData } }));
}

test('[A-15] a picture that is copied in a browser is taken from the clipboard, and not said to be missing', async () => {
  const text = await open(true);
  await paste(text, '<meta charset="utf-8"><img src="https://elsewhere.example/a.png">', [screenshot()]);
  await waitFor(() => expect(text.querySelector('img')).toHaveAttribute('src', `/api/pictures/${key}/700.webp`));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[A-15] of a text that programs add a picture of, the text is taken', async () => {
  const text = await open(true);
  const word = '<p>10 mg</p><img src="file:///C:/x.png">';
  await paste(text, word, [screenshot()]);
  expect(text).toHaveTextContent('10 mg');
  expect(api.callsOf('POST /pictures')).toEqual([]);
});

test('[A-15] a text that holds no pictures says so of a pasted one, and takes back nothing else', async () => {
  const text = await open(false);
  await paste(text, '', [screenshot()]);
  expect(screen.getByRole('status')).toHaveTextContent('Pictures were left out: this text holds none.');
  expect(screen.queryByRole('button', { name: 'Undo pasting' })).toBeNull();
  expect(api.callsOf('POST /pictures')).toEqual([]);
});

test('[K-20] the same clipboard, pasted twice in a row, can be taken back the second time, too', async () => {
  const text = await open(false);
  for (const dose of ['5 µg', '5 µg5 µg']) {
    await paste(text, '<p>5 <font face="Symbol">m</font>g</p>');
    expect(text).toHaveTextContent(dose);
    expect(screen.getByRole('button', { name: 'Undo pasting' })).toBeVisible();
  }
});
