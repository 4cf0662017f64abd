import { type Command, matching } from './command.ts';

const command = (label: string, group: Command['group'], words: string[] = [], hint?: string): Command => ({
  id: label,
  group,
  label,
  hint,
  words,
  run: () => undefined,
});
const commands = [
  command('Vacancies', 'screens', ['Слободни места'], 'Careers'),
  command('Users', 'screens', ['Корисници']),
  command('New user', 'create', ['Нов корисник']),
  command('Језик: English', 'commands'),
];
const found = (typed: string) => matching(commands, typed).map(({ label }) => label);

test.each([
  ['', ['Vacancies', 'Users', 'Језик: English']],
  ['user', ['Users', 'New user']],
  ['USER new', ['New user']],
  ['корисни', ['Users', 'New user']],
  ['korisnik', ['New user']],
  ['careers', ['Vacancies']],
  ['jezik', ['Језик: English']],
  ['nothing', []],
])('what is typed as “%s” finds %j', (typed, labels) => {
  expect(found(typed)).toEqual(labels);
});
