import { render } from '@testing-library/react';
import { Registered } from './registered.tsx';
import { withRegisteredMarked } from './registered-html.ts';

test.each([
  ['VARDOL® 500 mg', 'VARDOL<sup class="small">®</sup> 500 mg'],
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
  ['<p>VARDOL®</p>', '<p>VARDOL<sup class="small">®</sup></p>'],
  ['<p>VARDOL&reg; and GALA&#174;</p>', '<p>VARDOL<sup class="small">®</sup> and GALA<sup class="small">®</sup></p>'],
  ['<a href="/find?name=VARDOL®">®</a>', '<a href="/find?name=VARDOL®"><sup class="small">®</sup></a>'],
  ['5 &lt; 6 ®', '5 &lt; 6 <sup class="small">®</sup>'],
])('[P-03] a ® in rich text is marked, one inside of a tag is not: %s', (html, marked) => {
  expect(withRegisteredMarked(html)).toBe(marked);
});
