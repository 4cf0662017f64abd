import { department } from '../../contract/departments.ts';
import { adminTexts as en } from '../texts/en.ts';
import { adminTexts as mk } from '../texts/mk.ts';
import { problemsOf } from './problems.ts';

test.each([
  ['unknown_department', { en: 'Alchemy' }],
  ['other_department', { en: 'Sales', mk: 'Финансии' }],
] as const)('[V-08] [A-11] a department is refused in words: %s', (code, value) => {
  for (const { problem } of [en, mk]) {
    const inWords = (key: string) => problem[key.replace('problem.', '') as typeof code];
    expect(problemsOf(department, value, inWords)).toEqual({ '': problem[code] });
  }
});
