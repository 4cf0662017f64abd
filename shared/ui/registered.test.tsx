import { render } from '@testing-library/react';
import { Registered } from './registered.tsx';
import { withRegisteredMarked } from './registered-html.ts';

test.each([
  ['VARDOL® tablets', 'VARDOL<sup class="small">®</sup> tablets'],
  ['® at the start', '<sup class="small">®</sup> at the start'],
  ['SOLARUS®', 'SOLARUS<sup class="small">®</sup>'],
  ['A® and B®', 'A<sup class="small">®</sup> and B<sup class="small">®</sup>'],
  ['no sign', 'no sign'],
  ['', ''],
])('[P-15] the ® of %j is a superscript, and the text stays the same', (name, html) => {
  const { container } = render(<Registered>{name}</Registered>);
  expect(container.innerHTML).toBe(html);
  expect(container.textContent).toBe(name);
});

test.each([
  ['VARDOL® film-coated tablets', 'VARDOL<sup class="small">®</sup> <span class="whole">film-coated</span> tablets'],
  ['филм-обложени', '<span class="whole">филм-обложени</span>'],
  ['a – b, - c, d-', 'a – b, - c, d-'],
  ['hydroxypropyl-methylcellulose', 'hydroxypropyl-methylcellulose'],
])('[P-15] [P-08] a short word of %j does not break at its hyphen, and the text stays the same', (name, html) => {
  const { container } = render(<Registered>{name}</Registered>);
  expect(container.innerHTML).toBe(html);
  expect(container.textContent).toBe(name);
});

test.each([
  ['<p>VARDOL®</p>', '<p>VARDOL<sup class="small">®</sup></p>'],
  ['<p>VARDOL&reg; and GALA&#174;</p>', '<p>VARDOL<sup class="small">®</sup> and GALA<sup class="small">®</sup></p>'],
  ['<a href="/find?name=VARDOL®">®</a>', '<a href="/find?name=VARDOL®"><sup class="small">®</sup></a>'],
  ['5 &lt; 6 ®', '5 &lt; 6 <sup class="small">®</sup>'],
])('[P-03] a ® in rich text is marked, one inside of a tag is not: %s', (html, marked) => {
  expect(withRegisteredMarked(html)).toBe(marked);
});

test.each([
  ['VARDOL 500 mg', 'VARDOL 500\u00a0mg'],
  ['5 % масло, 10 ml', '5\u00a0% масло, 10\u00a0ml'],
  ['под 25 °C', 'под 25\u00a0°C'],
  ['1000 IU (25 µg) и 200 мл', '1000\u00a0IU (25\u00a0µg) и 200\u00a0мл'],
  ['3 mornings, 8 months, 2 години', '3 mornings, 8 months, 2 години'],
])('[P-15] a number and its unit stay on one line: %s', (name, expected) => {
  const { container } = render(<Registered>{name}</Registered>);
  expect(container.textContent).toBe(expected);
  expect(withRegisteredMarked(`<p title="5 ml">${name}</p>`)).toBe(`<p title="5 ml">${expected}</p>`);
});
