import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Editor } from '@tiptap/core';
import { illustratedFormats, textFormats } from './formats.ts';
import { cleanPasted } from './pasted-html.ts';

const sample = (name: string) => readFileSync(path.join(__dirname, 'samples', name), 'utf8');

function asWritten(html: string, extensions = textFormats): string {
  const editor = new Editor({ extensions, content: cleanPasted(html).html });
  const written = editor.getHTML();
  editor.destroy();
  return written;
}

test('[A-15] a text of Word comes in with its headings, marks, links and lists, and nothing else', () => {
  expect(asWritten(sample('word.html'))).toBe(
    [
      '<h1>Calm drops</h1>',
      '<h2>Composition</h2>',
      '<p>Each bottle holds <strong>30 ml</strong> of <em>oil</em>, see <a href="https://varda.example/oil" rel="noopener noreferrer">our page</a>.</p>',
      '<ul><li><p>Hemp oil</p><ul><li><p>cold pressed</p></li></ul></li><li><p>Vitamin E</p></li></ul>',
      '<ol><li><p>Shake.</p></li><li><p>Take ten drops.</p></li></ol>',
      '<p>Substance – Amount</p><p>Кофеин – 10 mg</p>',
    ].join(''),
  );
});

test('[A-15] a text of Google Docs comes in with its headings, marks, links and lists, and nothing else', () => {
  expect(asWritten(sample('google-docs.html'))).toBe(
    [
      '<h1>Капки</h1>',
      '<p>Plain, <strong>bold</strong>, <em>italic</em>, <u>under</u>, <s>struck</s> and <a href="https://varda.example" rel="noopener noreferrer">a link</a>.</p>',
      '<ul><li><p>One</p><ul><li><p>One below</p></li></ul></li><li><p>Two</p></li></ul>',
      '<h2>Smaller heading</h2>',
      '<p>a – b</p>',
    ].join(''),
  );
});

test('[A-15] pictures that the clipboard carries are handed on, those of other sites are left out', () => {
  const { html, pictures, isMissingPictures } = cleanPasted(
    '<p>a<img src="data:image/png;base64,iVBORw0KGgo="><img src="https://elsewhere.example/x.png"><img src="file:///C:/x.png"></p>',
  );
  expect(html).toBe('<p>a</p>');
  expect(pictures.map(({ type, size }) => [type, size])).toEqual([['image/png', 8]]);
  expect(isMissingPictures).toBe(true);
});

test('[A-15] what an illustrated text holds stays when it is copied within the editor', () => {
  const text =
    '<p style="text-align: center;">a</p><img src="/api/pictures/0123456789abcdef0123456789abcdef/640.webp" alt="A yard" width="700" height="400"><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="The yard" width="560" height="315" allowfullscreen="" loading="lazy"></iframe><video src="https://videos.example/a.mp4" controls="" preload="none"></video>';
  expect(asWritten(text, illustratedFormats)).toBe(text);
  expect(asWritten(text)).toBe('<p>a</p>');
});

test('[A-15] a table that is cut or copied within the editor stays one', () => {
  const table = '<table><tbody><tr><td><p>a</p></td><td><p>10 mg</p></td></tr></tbody></table>';
  expect(asWritten(table.replace('<table', '<table data-pm-slice="0 0 []"'))).toBe(table);
  expect(asWritten(table)).toBe('<p>a – 10 mg</p>');
});

test('[A-15] what was taken out under tracked changes, and what others have said about the text, does not come in', () => {
  const text =
    '<p>Twice<a class="msocomanchor" href="#_msocom_1">[A1]</a> <del cite="mailto:ana" datetime="2026-01-01">once</del><ins>a day</ins></p><div style="mso-element:comment-list"><p class="MsoCommentText">Ask Boris</p></div>';
  expect(asWritten(text)).toBe('<p>Twice a day</p>');
});

test('[A-15] raised and lowered figures stay different from plain ones', () => {
  const text =
    '<p>10<sup>6</sup>/m<span style="font-size:0.6em;vertical-align:super">−2</span> H<sub>2</sub>O, 1<sup>st</sup></p>';
  expect(asWritten(text)).toBe('<p>10⁶/m⁻² H₂O, 1st</p>');
});

test('[A-15] lines that only keep a distance go, those within a paragraph stay', () => {
  expect(asWritten('<p>a</p><br><br><p>b<br>c</p><div><br></div><div>d</div>')).toBe('<p>a</p><p>b<br>c</p><p>d</p>');
});

test('[A-15] links are to where they lead, not to Outlook or Google', () => {
  const outlook = 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fvarda.example%2Foil&data=05';
  const google = 'https://www.google.com/url?q=https://varda.example/oil&sa=D';
  const meant = '<a href="https://varda.example/oil" rel="noopener noreferrer">oil</a>';
  for (const wrapped of [outlook, google])
    expect(asWritten(`<p><a href="${wrapped}">oil</a></p>`)).toBe(`<p>${meant}</p>`);
  expect(asWritten('<p><a href="https://www.google.com/maps?q=Skopje">map</a></p>')).toContain('google.com/maps');
});

test('[A-15] controls and boxes to tick of other pages are no text and no pictures', () => {
  const { html, pictures, isMissingPictures } = cleanPasted(
    '<li role="checkbox"><img src="data:image/png;base64,iVBORw0KGgo="><p>a</p></li><button onclick="go()">Buy</button><svg><text>x</text></svg>',
  );
  expect(html).toBe('<li role="checkbox"><p>a</p></li>');
  expect([pictures, isMissingPictures]).toEqual([[], false]);
});
