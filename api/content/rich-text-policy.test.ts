import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isEmptyRichText } from '@varda/contract/empty-rich-text';
import { richTextSamples } from '@varda/contract/testing/rich-text.samples';
import { cleanRichText } from './rich-text-policy.ts';
import { typedHtml } from './typed-html.ts';

const cases: [title: string, html: string, cleaned: string][] = [
  [
    'what the toolbar makes stays',
    '<h1>A</h1><h2>B</h2><p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s></p><ul><li><p>x</p></li></ul><ol start="3"><li>y</li></ol>',
    '<h1>A</h1><h2>B</h2><p><strong>b</strong> <em>i</em> <u>u</u> <s>s</s></p><ul><li><p>x</p></li></ul><ol start="3"><li>y</li></ol>',
  ],
  ['raised and lowered signs stay', '<p>10<sup>6</sup> H<sub>2</sub>O</p>', '<p>10<sup>6</sup> H<sub>2</sub>O</p>'],
  [
    'tables stay',
    '<table><tbody><tr><th colspan="2">a</th></tr><tr><td rowspan="1" style="color:red">b</td></tr></tbody></table>',
    '<table><tbody><tr><th colspan="2">a</th></tr><tr><td rowspan="1">b</td></tr></tbody></table>',
  ],
  [
    'other names of the same marks are made one',
    '<b>a</b><i>b</i><strike>c</strike><del>d</del><h4>e</h4><div>f</div>',
    '<strong>a</strong><em>b</em><s>c</s><s>d</s><h2>e</h2><p>f</p>',
  ],
  [
    'a link stays and cannot reach back',
    '<a href="https://x.mk" target="_blank" onclick="x()">a</a>',
    '<a href="https://x.mk" rel="noopener noreferrer" target="_blank">a</a>',
  ],
  [
    'mail and telephone links stay',
    '<a href="mailto:a@x.mk">a</a><a href="tel:+38925550100">b</a>',
    '<a href="mailto:a@x.mk" rel="noopener noreferrer">a</a><a href="tel:+38925550100" rel="noopener noreferrer">b</a>',
  ],
  ['a script goes with its text', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  [
    'handlers, styles and classes go',
    '<p onclick="x()" style="color:red" class="c" id="i" data-x="1">a</p>',
    '<p>a</p>',
  ],
  [
    'script links lose their address',
    '<a href="javascript:alert(1)">a</a><a href=" jAvAsCrIpT&#58;alert(1)">b</a>',
    '<a rel="noopener noreferrer">a</a><a rel="noopener noreferrer">b</a>',
  ],
  [
    'data and protocol-relative links lose their address',
    '<a href="data:text/html,x">a</a><a href="//evil.example">b</a>',
    '<a rel="noopener noreferrer">a</a><a rel="noopener noreferrer">b</a>',
  ],
  [
    'frames, forms, pictures and vector graphics go',
    '<iframe src="x"></iframe><form><input></form><img src=x onerror=y><svg onload=x><p>a</p></svg>',
    '<p>a</p>',
  ],
  ['comments and conditional ones go', '<!-- a --><!--[if mso]><b>x</b><![endif]--><p>b</p>', '<p>b</p>'],
  ['broken tags are closed', '<p>a <strong>b', '<p>a <strong>b</strong></p>'],
  [
    'a mutation attack stays text',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></p></noscript>',
    '<p></p>',
  ],
  ['entities stay what they mean', '<p>1 &lt; 2 &amp; 3&nbsp;mg „x“</p>', '<p>1 &lt; 2 &amp; 3\u00a0mg „x“</p>'],
  [
    'what Word brings along goes',
    '<p class="MsoNormal" style="mso-x:y"><o:p><span lang="EN-US">Text</span></o:p></p><xml><w:x>junk</w:x></xml>',
    '<p>Text</p>junk',
  ],
];
for (const [title, html, cleaned] of cases) test(`[S-06] ${title}`, () => assert.equal(cleanRichText(html), cleaned));

for (const { title, html } of richTextSamples)
  test(`[S-06] [A-15] what the editor writes stays: ${title}`, () =>
    assert.equal(cleanRichText(html).replaceAll(' />', '>'), html));

test('[S-06] cleaning twice is the same as cleaning once', () => {
  for (const [, html] of cases) assert.equal(cleanRichText(cleanRichText(html)), cleanRichText(html));
});

test('[S-06] a text nested thousands deep is cleaned at once', () => {
  const begun = process.threadCpuUsage();
  const cleaned = cleanRichText(`${'<ul><li>'.repeat(12_000)}deep`);
  assert.ok(process.threadCpuUsage(begun).user < 2_000_000);
  assert.ok(cleaned.split('<ul>').length < 60);
});

test('[S-06] brackets that stay open hold up nobody, neither in a form nor in a cell of an import', () => {
  const begun = process.threadCpuUsage();
  assert.equal(isEmptyRichText('<'.repeat(100_000)), false);
  assert.equal(isEmptyRichText(`<p>${'<a '.repeat(33_000)}</p>`), false);
  assert.ok(typedHtml('<a '.repeat(33_000)).startsWith('<p>&lt;a '));
  assert.ok(process.threadCpuUsage(begun).user < 2_000_000);
  assert.equal(isEmptyRichText('<p>&nbsp;<br /></p>'), true);
});
