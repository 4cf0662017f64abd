import { department } from '@varda/contract/departments';
import { newUser } from '@varda/contract/users';
import { adminTexts as en } from '../texts/en.ts';
import { adminTexts as mk } from '../texts/mk.ts';
import { messagesOf, problemsOf } from './problems.ts';

test.each([
  ['unknown_department', { en: 'Alchemy' }],
  ['other_department', { en: 'Sales', mk: 'Финансии' }],
] as const)('[V-08] [A-11] a department is refused in words: %s', (code, value) => {
  for (const { problem } of [en, mk]) {
    const inWords = (key: string) => problem[key.replace('problem.', '') as typeof code];
    expect(messagesOf(problemsOf(department, value, inWords))).toEqual({ '': problem[code] });
  }
});

test('[V-07] what is empty is missing, what is not empty is to be corrected', () => {
  const problems = problemsOf(newUser, { name: '', email: 'no-domain@x', password: '' }, (key) => key);
  expect(Object.entries(problems).map(([path, { isMissing }]) => [path, isMissing])).toEqual([
    ['name', true],
    ['email', false],
    ['password', true],
  ]);
});
