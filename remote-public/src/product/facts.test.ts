import { sentencesOf, strengthIn } from './facts.ts';

test.each([
  ['VARDOL® 500 mg film-coated tablets', '500 mg'],
  ['BROMILAN® 4 mg/5 ml syrup', '4 mg/5 ml'],
  ['SATIVAL® 10 % oil', '10 %'],
  ['SOLARUS® Face cream SPF 50+', 'SPF 50+'],
  ['Крем за раце 5% уреа', '5%'],
  ['Omega-3 60 capsules, 30 ml', undefined],
])('[P-08] the strength of a product stands in its name: %s', (name, strength) => {
  expect(strengthIn(name)).toBe(strength);
});

test.each([
  ['Carton with 20 tablets, 0.5 g each. Adults: 1–2 a day. Not more.', 'Carton with 20 tablets, 0.5 g each.'],
  ['Кутија со 20 таблети. Возрасни: по една на ден.', 'Кутија со 20 таблети.'],
  ['30 ml', '30 ml'],
])('[P-08] packaging and dosage lose nothing when the first sentence is split off: %s', (text, first) => {
  const parts = sentencesOf(text);
  expect(parts.first).toBe(first);
  expect([parts.first, parts.rest].join(' ').trim()).toBe(text);
});
