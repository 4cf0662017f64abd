import { bounds } from '@varda/contract/bounds';
import { formInList } from './screen-intent.ts';

const searchFor = (title: string) => new URL(formInList('/admin/home/dosage', { id: 'a', title }).to, 'http://x');

test.each([
  ['Drops for the day', 'Drops for the day'],
  ['Once a day, with a me…', 'Once a day, with a'],
  ['Once a day, with a meal …', 'Once a day, with a meal'],
  [`${'w'.repeat(99)}…`, 'w'.repeat(99)],
  [`${'word '.repeat(39)}and more of them`, `${'word '.repeat(39)}and`],
])('[A-01] the list in which a form opens is searched for whole words of its title, example %#', (title, search) => {
  expect(search.length).toBeLessThanOrEqual(bounds.search);
  expect(searchFor(title).searchParams.get('search')).toBe(search);
});
