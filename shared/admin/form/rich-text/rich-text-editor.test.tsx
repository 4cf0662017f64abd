import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { closeHistory } from '@tiptap/pm/history';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { TextsOfResource } from '../../resource/resource-texts.tsx';
import { stubBrowserApis } from '../../testing/browser-apis.ts';
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';
import en from '../../texts/en.ts';
import mk from '../../texts/mk.ts';
import RichTextArea from './rich-text-editor.tsx';

const key = '0123456789abcdef0123456789abcdef';
let api: FakeApi;

beforeAll(stubBrowserApis);
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

describe('pictures that come while somebody goes on', () => {
  const keys = ['a', 'b', 'c'].map((letter) => letter.repeat(32));

  beforeEach(() => {
    let count = 0;
    api = fakeApi(({ path }) =>
      path === '/pictures'
        ? { key: keys[count++], width: 700, height: 400, widths: [700], placeholder: null, alt: {} }
        : {},
    );
  });

  const editorOf = (text: HTMLElement) => (text as HTMLElement & { editor: Editor }).editor;
  const type = (text: HTMLElement, letter: string) => fireEvent.keyPress(text, { charCode: letter.charCodeAt(0) });
  /** The text with the first letter of each picture's key in its place. */
  const written = (text: HTMLElement) =>
    editorOf(text)
      .getHTML()
      .replace(/<img[^>]*pictures\/(.)[^>]*>/g, '[$1]');
  const select = (text: HTMLElement, from: number, to = from) =>
    act(async () => void editorOf(text).commands.setTextSelection({ from, to }));
  const openWith = async (html: string) => {
    const text = await open(true);
    await act(async () => void editorOf(text).commands.setContent(html));
    return text;
  };

  test.each([
    ['at the start', 1, '[a][b][c]<p>children</p><p>d</p>'],
    ['between the words', 2, '<p>c</p>[a][b][c]<p>hildren</p><p>d</p>'],
    ['at the end of a paragraph', 9, '<p>children</p>[a][b][c]<p>d</p>'],
    ['at the end', 12, '<p>children</p><p>d</p>[a][b][c]'],
  ])('[A-15] pictures that are pasted together come one behind the other, %s', async (_, place, expected) => {
    const text = await openWith('<p>children</p><p>d</p>');
    await select(text, place);
    await paste(text, '', [screenshot(), screenshot()]);
    await paste(text, '', [screenshot()]);
    await waitFor(() => expect(written(text)).toBe(expected));
  });

  test('[A-15] pictures that are pasted one after the other replace none before them, selected or not', async () => {
    const text = await openWith('<p>children</p>');
    await select(text, 2);
    const arrive = api.hold('POST /pictures');
    await paste(text, '', [screenshot()]);
    await paste(text, '', [screenshot()]);
    await act(async () => arrive());
    await waitFor(() => expect(written(text)).toBe('<p>c</p>[a][b]<p>hildren</p>'));
    await paste(text, '', [screenshot()]);
    await waitFor(() => expect(written(text)).toBe('<p>c</p>[a][b][c]<p>hildren</p>'));
  });

  test('[A-15] a picture replaces nothing that is selected when it is pasted or meanwhile', async () => {
    const text = await openWith('<p>Never more</p><p>than three</p>');
    await select(text, 1, 11);
    const arrive = api.hold('POST /pictures');
    await paste(text, '', [screenshot()]);
    await select(text, 13, 23);
    await act(async () => arrive());
    await waitFor(() => expect(written(text)).toBe('<p>Never more</p>[a]<p>than three</p>'));
    const { doc, selection } = editorOf(text).state;
    expect(doc.textBetween(selection.from, selection.to)).toBe('than three');
    expect(screen.queryByRole('group', { name: en.richText.picture })).toBeNull();
  });

  test('[A-15] a picture comes where it was pasted, though words around that place are taken back and back again meanwhile', async () => {
    const text = await openWith('<p></p><p>d</p>');
    const write = (words: string) =>
      act(async () => void editorOf(text).chain().setTextSelection(1).insertContent(words).run());
    await write('One sentence.');
    await select(text, 4);
    const arrive = api.hold('POST /pictures');
    await paste(text, '', [screenshot()]);
    for (const step of ['undo', 'redo', 'undo', 'redo'] as const)
      await act(async () => void editorOf(text).commands[step]());
    expect(written(text)).toBe('<p>One sentence.</p><p>d</p>');
    await act(async () => arrive());
    await waitFor(() => expect(written(text)).toBe('<p>One</p>[a]<p> sentence.</p><p>d</p>'));
  });

  test('[A-15] a picture comes where it was pasted, though words in front of that place are deleted and taken back', async () => {
    const text = await openWith('<p>One sentence.</p><p>d</p>');
    await select(text, 4);
    const arrive = api.hold('POST /pictures');
    await paste(text, '', [screenshot()]);
    editorOf(text).view.dispatch(closeHistory(editorOf(text).state.tr));
    for (const to of [4, 3]) await act(async () => void editorOf(text).commands.deleteRange({ from: to - 1, to }));
    expect(written(text)).toBe('<p>O sentence.</p><p>d</p>');
    await act(async () => void editorOf(text).commands.undo());
    expect(written(text)).toBe('<p>One sentence.</p><p>d</p>');
    await act(async () => arrive());
    await waitFor(() => expect(written(text)).toBe('<p>One</p>[a]<p> sentence.</p><p>d</p>'));
  });

  const cells = '<table><tbody><tr><td><p>5 mg</p></td><td><p>10 mg</p></td></tr></tbody></table>';
  const own = `<img src="/api/pictures/${'c'.repeat(32)}/700.webp">`;

  test.each([
    ['a file', '', [screenshot()], 'a'],
    ['one that the HTML holds', '<b><img src="data:image/png;base64,AAAA"></b>', [], 'a'],
    ['one of a text of ours', own, [], 'c'],
    ['one that cannot be read', '<b><span><img src="https://docs.example/a.png"></span></b>', [], ''],
  ])(
    '[A-15] a picture that is pasted deletes nothing of the cells that are selected: %s',
    async (_, html, files, came) => {
      const text = await openWith(cells);
      // All from the first cell to the end of the second one.
      await select(text, 5, 18);
      await paste(text, html, files);
      await waitFor(() => expect(written(text)).toContain(came && `[${came}]`));
      expect(written(text)).toBe(cells.replace('10 mg</p>', `10 mg</p>${came && `[${came}]`}`));
    },
  );

  describe('within a pasted text', () => {
    const data = (alt: string) => `<img alt="${alt}" src="data:image/png;base64,AAAA">`;
    const alpha = `<p>Alpha</p><p>${data('first')}</p><p>Be${data('second')}ta</p><p>Gamma</p>`;
    /** Descriptions are as they were copied, addresses those of the answers. */
    const arrived = '<p>Alpha</p><img alt="first" a><p>Be</p><img alt="second" b><p>ta</p><p>Gamma</p>';
    const pictures = (text: HTMLElement) =>
      editorOf(text)
        .getHTML()
        .replace(/<img[^>]*>/g, (image) => {
          const [, alt] = / (alt="[^"]*")/.exec(image) ?? [];
          const [, letter = '?'] = /pictures\/(.)/.exec(image) ?? [];
          return `<img ${alt} ${letter}>`;
        });

    test('[A-15] they stand where they were copied, with their descriptions, and go and come with the paste', async () => {
      const text = await openWith('<p></p>');
      await paste(text, alpha);
      await waitFor(() => expect(pictures(text)).toBe(arrived));
      expect(screen.queryByRole('alert')).toBeNull();
      await act(async () => void editorOf(text).commands.undo());
      expect(pictures(text)).toBe('<p></p>');
      await act(async () => void editorOf(text).commands.redo());
      expect(pictures(text)).toBe(arrived);
      expect(api.callsOf('POST /pictures')).toHaveLength(2);
    });

    test('[A-15] first and last in it they go with it, too, and the notice takes it back', async () => {
      const text = await openWith('<p>x</p>');
      await select(text, 2);
      await paste(text, `${data('')}<p>5 <font face="Symbol">m</font>g</p>${data('')}`);
      await waitFor(() => expect(written(text)).toBe('<p>x</p>[a]<p>5 µg</p>[b]'));
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Undo pasting' })));
      expect(written(text)).toBe('<p>x</p>');
    });

    test('[A-15] what is written meanwhile stays, and is taken back before the paste', async () => {
      const text = await openWith('<p></p>');
      const arrive = api.hold('POST /pictures');
      await paste(text, alpha);
      await act(async () => void editorOf(text).commands.insertContent('!'));
      await act(async () => arrive());
      await waitFor(() => expect(pictures(text)).toBe(arrived.replace('Gamma', 'Gamma!')));
      await act(async () => void editorOf(text).commands.undo());
      expect(pictures(text)).toBe(arrived);
    });

    test('[A-15] those that are taken back before they arrive do not come, and are there again by Redo', async () => {
      const text = await openWith('<p></p>');
      const arrive = api.hold('POST /pictures');
      await paste(text, alpha);
      await act(async () => void editorOf(text).commands.undo());
      expect(pictures(text)).toBe('<p></p>');
      await act(async () => arrive());
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expect(pictures(text)).toBe('<p></p>');
      // The second one was no longer uploaded.
      expect(api.callsOf('POST /pictures')).toHaveLength(1);
      await act(async () => void editorOf(text).commands.redo());
      await waitFor(() => expect(pictures(text)).toBe(arrived));
      expect(api.callsOf('POST /pictures')).toHaveLength(2);
    });

    test('[A-15] those that are taken back and back again while the first one is on its way all come', async () => {
      const text = await openWith('<p></p>');
      const arrive = api.hold('POST /pictures');
      await paste(text, alpha);
      await act(async () => void editorOf(text).commands.undo());
      await act(async () => void editorOf(text).commands.redo());
      await act(async () => arrive());
      await waitFor(() => expect(pictures(text)).toBe(arrived));
      await act(async () => void editorOf(text).commands.undo());
      expect(pictures(text)).toBe('<p></p>');
      expect(screen.queryByRole('progressbar')).toBeNull();
    });

    test('[A-15] one that cannot be taken leaves its place, and says why', async () => {
      const text = await openWith('<p></p>');
      await paste(text, alpha.replace('image/png', 'image/svg+xml'));
      expect(await screen.findByRole('alert')).toBeVisible();
      await waitFor(() =>
        expect(pictures(text)).toBe(arrived.replace('<img alt="first" a>', '').replace(' b>', ' a>')),
      );
    });
  });

  test('[A-15] a video replaces nothing that is selected, and the next letter does not replace it', async () => {
    const player = '<iframe src="https://player.vimeo.com/video/1?dnt=1" allowfullscreen="" loading="lazy"></iframe>';
    const text = await openWith(`${cells}<p>children</p>`);
    const write = async (address: string, button: string) => {
      fireEvent.click(screen.getByRole('button', { name: en.richText.video }));
      fireEvent.change(screen.getByLabelText(en.richText.videoAddress), { target: { value: address } });
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
    };
    await select(text, 5, 18);
    await write('https://vimeo.com/2', en.richText.videoInsert);
    await write('https://vimeo.com/1', en.richText.videoSave);
    expect(written(text)).toBe(`${cells.replace('10 mg</p>', `10 mg</p>${player}`)}<p>children</p>`);
    await act(async () => void type(text, 'x'));
    expect(written(text)).toBe(`${cells.replace('10 mg</p>', `10 mg</p>${player}<p>x</p>`)}<p>children</p>`);
  });

  test('[A-15] what is typed behind words that were linked replaces none of them, and is no link', async () => {
    const text = await openWith('<p>See here</p>');
    const typeOn = (words: string) =>
      act(async () => editorOf(text).view.dispatch(editorOf(text).state.tr.insertText(words)));
    await select(text, 5, 9);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: en.richText.link })));
    fireEvent.change(screen.getByLabelText(en.richText.linkAddress), { target: { value: 'https://example.com' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: en.richText.linkSave })));
    await typeOn(', and');
    expect(written(text)).toMatch(/^<p>See <a [^>]+>here<\/a>, and<\/p>$/);
    await select(text, 6);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: en.richText.unlink })));
    await typeOn(' it is');
    expect(written(text)).toBe('<p>See here it is, and</p>');
  });

  test.each([
    ['items of a list', '<ul><li><p>one</p></li><li><p>two</p></li></ul>', 4, 11],
    ['cells', cells, 5, 18],
    ['a heading', '<h1>Calm drops</h1>', 3, 6],
  ])('[A-15] what is pasted over %s is taken back by one step', async (_, before, from, to) => {
    const text = await openWith(before);
    await select(text, from, to);
    await paste(text, '<p>Alpha</p><p><img alt="first" src="data:image/png;base64,AAAA"></p><p>Gamma</p>');
    await waitFor(() => expect(written(text)).toMatch(/Alpha<\/(p|h1)>\[a\]<(p|h1)>Gamma/));
    await act(async () => void editorOf(text).commands.undo());
    expect(written(text)).toBe(before);
  });

  test('[A-15] what is pasted goes behind a picture that is selected', async () => {
    const text = await openWith(`<p>a</p>${own}<p>children</p>`);
    await act(async () => void editorOf(text).commands.setNodeSelection(3));
    await paste(text, '<p>one</p><p>two</p>');
    expect(written(text)).toBe('<p>a</p>[c]<p>one</p><p>two</p><p>children</p>');
    await act(async () => void editorOf(text).commands.setNodeSelection(3));
    await paste(text, own);
    expect(written(text)).toBe('<p>a</p>[c][c]<p>one</p><p>two</p><p>children</p>');
    await act(async () => void editorOf(text).commands.undo());
    expect(written(text)).toBe('<p>a</p>[c]<p>one</p><p>two</p><p>children</p>');
  });

  test('[A-15] what is typed while a picture is uploaded stays, and so does the picture', async () => {
    const text = await openWith('<p>children</p>');
    await select(text, 2);
    const arrive = api.hold('POST /pictures');
    await paste(text, '', [screenshot()]);
    await act(async () => void editorOf(text).commands.insertContent('x'));
    await act(async () => arrive());
    await waitFor(() => expect(written(text)).toBe('<p>c</p>[a]<p>xhildren</p>'));
    await act(async () => void editorOf(text).commands.insertContent('y'));
    expect(written(text)).toBe('<p>c</p>[a]<p>xyhildren</p>');
  });

  test('[A-15] [A-17] pictures that take long are waited for no longer, if somebody says so', async () => {
    const text = await openWith('<p>children</p>');
    const arrive = api.hold('POST /pictures');
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
    try {
      await paste(text, '', [screenshot(), screenshot()]);
      expect(screen.queryByRole('button', { name: 'Stop waiting' })).toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      fireEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
    } finally {
      jest.useRealTimers();
    }
    expect(await screen.findByRole('alert')).toHaveTextContent('insert them again');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    // What has arrived after all is not put in, though the server has taken it.
    await act(async () => arrive());
    await paste(text, '', [screenshot()]);
    await waitFor(() => expect(written(text)).toContain('[b]'));
    expect(written(text)).not.toContain('[a]');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(api.callsOf('POST /pictures')).toHaveLength(2);
  });

  test('[A-15] the second of two uploads is shown on its way after the first has failed', async () => {
    const text = await openWith('<p>children</p>');
    await select(text, 9);
    const arrive = api.hold('POST /pictures');
    await paste(text, '', [screenshot()]);
    await paste(text, '', [new File(['no picture'], 'leaflet.pdf', { type: 'application/pdf' })]);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: /Uploading/ })).toBeVisible();
    await act(async () => arrive());
    await waitFor(() => expect(written(text)).toBe('<p>children</p>[a]'));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('[A-15] a letter goes behind a picture that is selected', async () => {
    const text = await openWith('<p>children</p>');
    await select(text, 2);
    await paste(text, '', [screenshot()]);
    expect(await screen.findByRole('group', { name: en.richText.picture })).toBeVisible();
    await act(async () => void type(text, 'x'));
    expect(written(text)).toBe('<p>c</p>[a]<p>xhildren</p>');
    await act(async () => {
      editorOf(text).commands.setContent(`<p>b</p><img src="/api/pictures/${keys[0]}/700.webp">`);
      editorOf(text).commands.setNodeSelection(3);
      type(text, 'x');
    });
    expect(written(text)).toBe('<p>b</p>[a]<p>x</p>');
  });

  test('[A-15] what is asked about a picture is not asked about words that are selected next', async () => {
    const text = await openWith('<p>Never more</p>');
    await paste(text, '', [screenshot()]);
    expect(await screen.findByRole('group', { name: en.richText.picture })).toBeVisible();
    await select(text, 2, 5);
    expect(screen.queryByRole('group', { name: en.richText.picture })).toBeNull();
  });

  test('[A-15] another picture is taken in the place of the one that is selected, where that is asked for', async () => {
    const text = await openWith('<p>children</p>');
    await select(text, 2);
    await paste(text, '', [screenshot()]);
    await screen.findByRole('group', { name: en.richText.picture });
    const files = document.querySelector('input[type=file]') as HTMLInputElement;
    await act(async () => void fireEvent.change(files, { target: { files: [screenshot()] } }));
    await waitFor(() => expect(written(text)).toBe('<p>c</p>[b]<p>hildren</p>'));
  });
});
