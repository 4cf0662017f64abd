import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Editor } from '@tiptap/core';
import { illustratedFormats, textFormats } from './formats.ts';
import { cleanPasted } from './pasted-html.ts';
import { pastedText } from './pasted-text.ts';
import { phrases, programs } from './samples/clipboards.ts';

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
      '<table><tbody><tr><td><p>Substance</p></td><td><p>Amount</p></td></tr><tr><td><p>Кофеин</p></td><td><p>10 mg</p></td></tr></tbody></table>',
    ].join(''),
  );
});

describe('items of a list', () => {
  const item = (depth: number, marker: string, words: string, font = 'Calibri') =>
    `<p style="mso-list:l0 level${depth} lfo1"><![if !supportLists]><span style="font-family:${font}"><span style="mso-list:Ignore">${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}</p>`;
  const items = (markers: readonly string[]) => markers.map((marker) => item(1, marker, 'x')).join('');

  test('[A-15] [K-20] have the numbers that they had in Word', () => {
    const terms = [
      item(1, '1.', 'A'),
      item(1, '2.', 'B'),
      item(2, '2.1.', 'C'),
      item(2, '2.2.', 'D'),
      item(1, '3.', 'E'),
      item(1, '7.', 'F'),
    ];
    expect(asWritten(terms.join(''))).toBe(
      '<ol><li><p>A</p></li><li><p>B</p><ol><li><p>C</p></li><li><p>D</p></li></ol></li><li><p>E</p></li></ol><ol start="7"><li><p>F</p></li></ol>',
    );
    expect(asWritten(`${items(['(1)', '2)'])}<p>b</p>${items(['3'])}`)).toBe(
      '<ol><li><p>x</p></li><li><p>x</p></li></ol><p>b</p><ol start="3"><li><p>x</p></li></ol>',
    );
  });

  test('[K-20] keep markers of Word that a list of ours cannot show', () => {
    const alphabet = [...'абвгдѓежзѕијклљмнњопрстќуфхцчџш'].map((letter) => `${letter})`);
    for (const markers of [
      alphabet,
      ['a)', 'b)'],
      ['I.', 'II.', 'iii.'],
      ['Член 1.', 'Член 2.'],
      ['§ 1'],
      ['2.3', '2.4'],
      ['①', 'A'],
    ])
      expect(asWritten(items(markers))).toBe(markers.map((marker) => `<p>${marker} x</p>`).join(''));
    expect(asWritten([item(1, '1.', 'A'), item(2, 'а)', 'B'), item(2, 'б)', 'C'), item(1, '2.', 'D')].join(''))).toBe(
      '<ol><li><p>A</p><p>а) B</p><p>б) C</p></li><li><p>D</p></li></ol>',
    );
    expect(asWritten(item(1, 'Член 4.', 'A').replace(/(<\/?)p\b/g, '$1h1'))).toBe('<h1>Член 4. A</h1>');
  });

  test('[A-15] have bullets where Word writes signs, letters of its fonts of symbols included', () => {
    for (const [marker, font] of [
      ['·', 'Symbol'],
      ['o', '&quot;Courier New&quot;'],
      ['v', 'Wingdings'],
      ['§', 'Wingdings'],
      ['-', 'Calibri'],
    ] as const)
      expect(asWritten(item(1, marker, 'A', font))).toBe('<ul><li><p>A</p></li></ul>');
  });

  test('[K-20] keep letters and Roman numbers of other programs, and numbers that go on', () => {
    const google =
      '<ol><li><p>A</p></li><ol><li style="list-style-type:lower-alpha"><p>B</p></li><ol><li style="list-style-type:lower-roman"><p>C</p></li></ol><li style="list-style-type:lower-alpha"><p>D</p></li></ol></ol>';
    expect(asWritten(google)).toBe('<ol><li><p>A</p><p>a. B</p><p>i. C</p><p>b. D</p></li></ol>');
    const office =
      '<ol type="I" start="3"><li>A<ul><li>B</li></ul></li><li value="9">C</li></ol><ol><li>D</li><li value="4">E</li><li>F</li></ol>';
    expect(asWritten(office)).toBe(
      '<p>III. A</p><ul><li><p>B</p></li></ul><p>IX. C</p><ol><li><p>D</p></li></ol><ol start="4"><li><p>E</p></li><li><p>F</p></li></ol>',
    );
  });
});

test('[A-15] a text of Google Docs comes in with its headings, marks, links and lists, and nothing else', () => {
  expect(asWritten(sample('google-docs.html'))).toBe(
    [
      '<h1>Капки</h1>',
      '<p>Plain, <strong>bold</strong>, <em>italic</em>, <u>under</u>, <s>struck</s> and <a href="https://varda.example" rel="noopener noreferrer">a link</a>.</p>',
      '<ul><li><p>One</p><ul><li><p>One below</p></li></ul></li><li><p>Two</p></li></ul>',
      '<h2>Smaller heading</h2>',
      '<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
    ].join(''),
  );
});

test('[A-15] pictures that the clipboard carries are handed on, those of other sites are left out', () => {
  const { html, pictures, isMissingPictures } = cleanPasted(
    '<p>a<img alt="A yard" src="data:image/png;base64,iVBORw0KGgo="><img data-pending="9" src="https://elsewhere.example/x.png"><img src="file:///C:/x.png"></p>',
  );
  expect(html).toBe(`<p>a<img data-pending="${pictures[0]?.mark}" alt="A yard"></p>`);
  expect(pictures.map(({ file: { type, size } }) => [type, size])).toEqual([['image/png', 8]]);
  // Copied once more while it is pending.
  expect(asWritten(html, illustratedFormats)).toBe('<p>a</p>');
  expect(isMissingPictures).toBe(true);
});

test('[A-15] pictures of another installation are those of another site', () => {
  const image = (origin: string) => `<img src="${origin}/api/pictures/0123456789abcdef0123456789abcdef/640.webp">`;
  const { html, isMissingPictures } = cleanPasted(`<p>a</p>${image('https://staging.example')}`);
  expect([html, isMissingPictures]).toEqual(['<p>a</p>', true]);
  const editor = new Editor({ extensions: illustratedFormats, content: image('https://staging.example') });
  expect(editor.getHTML()).not.toContain('<img');
  editor.destroy();
  expect(cleanPasted(image(location.origin)).isMissingPictures).toBe(false);
});

test('[A-15] what an illustrated text holds stays when it is copied within the editor', () => {
  const text =
    '<p style="text-align: center;">a</p><img src="/api/pictures/0123456789abcdef0123456789abcdef/640.webp" alt="A yard" width="700" height="400"><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="The yard" width="560" height="315" allowfullscreen="" loading="lazy"></iframe><video src="https://videos.example/a.mp4" controls="" preload="none"></video>';
  expect(asWritten(text, illustratedFormats)).toBe(text);
  expect(asWritten(text)).toBe('<p>a</p>');
});

test('[K-20] a table stays one, its empty cells included; one that only arranges a page becomes paragraphs', () => {
  const table =
    '<table><tbody><tr><td><p>a</p></td><td><p></p></td><td><p>10 mg</p></td></tr><tr><td colspan="2"><p>b</p></td><td><p></p></td></tr></tbody></table>';
  expect(asWritten(table.replace('<table', '<table data-pm-slice="0 0 []"'))).toBe(table);
  const excel =
    '<table border=0><col width=64><tr><td>a</td><td class=xl65>&nbsp;</td><td>10 mg</td></tr><tr><td colspan=2>b</td><td></td></tr></table>';
  expect(asWritten(excel)).toBe(
    table.replace('<p></p></td><td><p>10', '<p>\u00a0</p></td><td><p>10').replaceAll('\u00a0', '&nbsp;'),
  );
  const mail = '<table><tr><td><table><tr><td>Name</td><td>5 mg</td></tr></table></td></tr></table>';
  expect(asWritten(mail)).toContain('<td><p>Name</p></td><td><p>5 mg</p></td>');
  const { html, hasLines } = cleanPasted('<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>');
  expect([html, hasLines]).toEqual(['<p>One</p><p>Two</p>', true]);
});

test('[A-15] what was taken out under tracked changes, and what others have said about the text, does not come in', () => {
  const text =
    '<p>Twice<a class="msocomanchor" href="#_msocom_1">[A1]</a> <del cite="mailto:ana" datetime="2026-01-01">once</del><ins>a day</ins></p><div style="mso-element:comment-list"><p class="MsoCommentText">Ask Boris</p></div>';
  expect(asWritten(text)).toBe('<p>Twice a day</p>');
  // Word writes no dates where it leaves out who has made a change.
  expect(
    asWritten(
      '<p>Twice <span class=msoIns><ins cite="mailto:Author">daily</ins></span><del cite="mailto:Author">once</del></p>',
    ),
  ).toBe('<p>Twice daily</p>');
  expect(asWritten('<p>A price of <del>100</del> 90</p>')).toBe('<p>A price of <s>100</s> 90</p>');
  const raised = '<p>10<sup>6</sup> <del cite="mailto:ana" datetime="2026-01-01">10<sup>7</sup></del>CFU</p>';
  expect(pastedText(raised)).toMatchObject({ text: '10⁶ CFU', raised: ['⁶'] });
});

test('[K-20] words whose links lead to a file, or nowhere, are named; the others are links', () => {
  const { html, lostLinks } = cleanPasted(
    '<p><a href="file:///C:/ana/Price%20list.docx">the\nlist</a>, <a href="file:///D:/a.pdf">the list</a>, <a href="#_Toc1">page 1</a>, <a href="/about">us</a>, <a href="mailto:a@varda.example">mail</a></p>',
  );
  expect(lostLinks).toEqual(['the list']);
  expect(asWritten(html)).not.toContain('file:');
  expect(asWritten(html)).toContain('<a href="/about"');
});

describe.each(Object.entries(programs))('[K-20] copied in %s, character by character', (_, write) => {
  test.each(phrases)('%s', (written, phrase) => {
    expect(asWritten(write(phrase))).toBe(`<p>${written}</p>`);
  });
});

test('[K-20] what is written by a font is named, and what cannot be read, too', () => {
  const symbols = (html: string) => cleanPasted(html).symbols;
  expect(symbols('<p>5 <span style="font-family:Symbol">mm</span>g</p>')).toEqual({ written: ['µ'], unreadable: [] });
  expect(symbols('<p><font face="Wingdings">\u00fc</font> \ue123</p>')).toEqual({
    written: ['✓'],
    unreadable: ['\ue123'],
  });
  // Within it, another font is asked for again, by whatever name.
  for (const inner of [
    'style="font:7.0pt &quot;Times New Roman&quot;"',
    'style="font: 11pt/1.5 Arial, serif"',
    'class=font0',
  ])
    expect(
      asWritten(
        `<style>.font0 {font-family:Calibri}</style><p><span style="font-family:Symbol">m<span ${inner}>mg</span></span></p>`,
      ),
    ).toBe('<p>µmg</p>');
  expect(symbols('<p style="font-family:Symbol"><span style="font-family:Arial">m</span></p>').written).toEqual([]);
  expect(asWritten('<p>VARDOL<sup>®</sup> 10<sup>6</sup></p>')).toBe('<p>VARDOL® 10<sup>6</sup></p>');
});

test.each([
  ['<p>10<sup>–6</sup> mol/l</p>', '10⁻⁶ mol/l'],
  ['<p>10<sup>(2,3)</sup></p>', '10^(2,3)'],
  ['<p>25 <sup>o</sup>C</p>', '25 °C'],
  ['<p>10<sup>6 </sup>CFU, C<sub>max</sub></p>', '10⁶ CFU, C_(max)'],
  ['<p>H<sub>2</sub>O</p><p>5 <font face="Symbol">m</font>g</p>', 'H₂O\n5 µg'],
  ['<p>VARDOL<sup>®</sup> <b>10</b> mg</p>', null],
])('[K-20] into a field of plain text %s is pasted as %s', (html, text) => {
  expect(pastedText(html)?.text ?? null).toBe(text);
});

test('[K-20] what a field of plain text cannot show as it was is named', () => {
  const told = pastedText(
    '<p>5 <font face="Symbol">m</font>g in 10<sup>6</sup>, C<sub>(max)</sub>, 10<sup>6</sup></p>',
  );
  expect(told).toMatchObject({ symbols: { written: ['µ'], unreadable: [] }, raised: ['⁶', '_(max)'] });
  expect(pastedText('<p>\uE123</p>')).toMatchObject({ text: '\uE123', symbols: { unreadable: ['\uE123'] } });
});

test('[A-15] lines of a page stay apart, and a table that becomes lines keeps what stands above it', () => {
  expect(
    asWritten('<span style="display: block; font-weight: 700">a</span><span style="display: block">b</span>'),
  ).toBe('<p><strong>a</strong></p><p>b</p>');
  expect(asWritten('<table><caption>Doses</caption><tr><td>5 mg</td></tr></table>')).toBe('<p>Doses</p><p>5 mg</p>');
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
