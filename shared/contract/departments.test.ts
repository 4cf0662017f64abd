import { department, departmentNamed, departments } from './departments.ts';

test('[A-11] the 13 departments in their order, each with an equivalent of its own', () => {
  expect(departments.map(({ en }) => en)).toEqual([
    'Graphic Design',
    'R&D',
    'Pharmaceutical Quality Control',
    'Pharmaceutical Quality Assurance',
    'Pharmaceutical Microbiology',
    'Pharmaceutical Regulatory Affairs',
    'Maintenance and Engineering',
    'MANUFACTURE',
    'Storage',
    'Sales',
    'Pharmaceutical Procurement',
    'Finance',
    'SECURITY',
  ]);
  const macedonian = departments.map(({ mk }) => mk);
  expect(new Set(macedonian).size).toBe(13);
  for (const name of macedonian) expect(name).toMatch(/^[\p{Script=Cyrillic} ]+$/u);
});

test.each(departments)('[A-11] $en and $mk name each other', (pair) => {
  for (const name of [pair.en, pair.mk]) expect(departmentNamed(name)).toBe(pair);
  for (const given of [{ en: pair.en }, { mk: pair.mk }, pair]) expect(department.parse(given)).toBe(pair);
});
