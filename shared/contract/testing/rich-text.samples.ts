/**
 * Rich texts as editor and server both write them: what one of them makes or lets through, the other has to leave as it
 * is. The tests of both go through them.
 */
interface RichTextSample {
  title: string;
  html: string;
}

const table =
  '<table><thead><tr><th colspan="2"><p>Composition</p></th></tr></thead><tbody><tr><td rowspan="2"><p>Магнезиум</p></td><td><p><strong>375</strong> mg</p></td></tr><tr><td><ul><li><p>citrate</p></li></ul></td></tr></tbody></table>';

/** Of every rich text. */
export const richTextSamples: readonly RichTextSample[] = [
  { title: 'headings', html: '<h1>Капки</h1><h2>Composition</h2>' },
  { title: 'marks', html: '<p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s></p>' },
  { title: 'marks within each other', html: '<p><strong>a<em>b<s><u>c</u></s></em></strong></p>' },
  { title: 'a broken line', html: '<p>a<br>b</p>' },
  { title: 'lists within each other', html: '<ul><li><p>x</p><ol><li><p>y</p></li></ol></li></ul>' },
  { title: 'a list that goes on', html: '<ol start="3"><li><p>c</p></li></ol>' },
  {
    title: 'links',
    html: [
      '<p><a href="https://varda.example/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">a</a>',
      '<a href="mailto:info@varda.example" rel="noopener noreferrer">b</a>',
      '<a href="tel:+38925550100" rel="noopener noreferrer"><strong>c</strong></a></p>',
    ].join(' '),
  },
  { title: 'signs', html: '<p>Varda® 1 &lt; 2 &amp; 3 „x“</p>' },
  { title: 'a table', html: table },
  { title: 'a table between paragraphs', html: `<p>a</p>${table}<p>b</p>` },
  { title: 'a table without a head', html: '<table><tbody><tr><th><p>a</p></th><td><p></p></td></tr></tbody></table>' },
];

/** Of texts that may also be aligned, and hold videos. */
export const illustratedSamples: readonly RichTextSample[] = [
  { title: 'alignment', html: '<h1 style="text-align:center">a</h1><p style="text-align:justify">b</p>' },
  {
    title: 'a video file',
    html: '<p>a</p><video src="https://videos.example/a.mp4" controls="" preload="none"></video>',
  },
];
