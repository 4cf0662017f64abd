import { linkAddress } from './link-address.ts';

const addresses: [written: string, address: string | undefined][] = [
  ['https://varda.example/a?b=1#c', 'https://varda.example/a?b=1#c'],
  [' http://varda.example ', 'http://varda.example'],
  ['HTTPS://Varda.Example/A', 'HTTPS://Varda.Example/A'],
  ['varda.example', 'https://varda.example'],
  ['www.varda.example/пат?q=а', 'https://www.varda.example/пат?q=а'],
  ['лекови.мкд', 'https://лекови.мкд'],
  ['varda.example:8080/a', 'https://varda.example:8080/a'],
  ['/products/1', '/products/1'],
  ['info@varda.example', 'mailto:info@varda.example'],
  ['mailto:info@varda.example?subject=Hello', 'mailto:info@varda.example?subject=Hello'],
  ['tel:+389 2 555 0100', 'tel:+38925550100'],
  ['+389 (2) 555-0100', 'tel:+38925550100'],
  ['+389 (0)2 555 0100', 'tel:+38925550100'],
  ['(02) 555 0100', 'tel:025550100'],
  ['javascript:alert(1)', undefined],
  [' JaVaScRiPt:alert(1)', undefined],
  ['java\nscript:alert(1)', undefined],
  ['data:text/html,<b>x</b>', undefined],
  ['vbscript:x', undefined],
  ['file:///etc/passwd', undefined],
  ['//varda.example', undefined],
  ['/\\varda.example', undefined],
  ['https://', undefined],
  ['https://localhost', undefined],
  ['https://user:secret@varda.example', undefined],
  ['https://varda.example@evil.example', undefined],
  ['two words', undefined],
  ['word', undefined],
  ['https://a b.example', undefined],
  ['mailto:', undefined],
  ['mailto:info@nowhere', undefined],
  ['tel:call me', undefined],
  ['', undefined],
];

for (const [written, address] of addresses)
  test(`[A-15] ${written || 'nothing'} ${address ? `links to ${address}` : 'is no address'}`, () => {
    expect(linkAddress(written)).toBe(address);
  });
