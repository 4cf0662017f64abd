import type { Translate } from '@varda/shared/language';
import type { ZodType, z } from 'zod';
import type { adminTexts } from '../texts/en.ts';

/** A message for each field that is not right, by its path: `name.mk`. */
export type Problems = Record<string, string>;

/** What the contract has against the values of a form, in the words of the page's language. */
export function problemsOf(schema: ZodType, values: unknown, t: Translate<typeof adminTexts>): Problems {
  const problems: Problems = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    problems[issue.path.join('.')] ??= messageOf(issue, t);
  }
  return problems;
}

function messageOf(issue: z.core.$ZodIssue, t: Translate<typeof adminTexts>): string {
  switch (issue.message) {
    case 'required':
    case 'email':
    case 'unstorable':
    case 'unknown_department':
    case 'other_department':
      return t(`problem.${issue.message}`);
    case 'password_short':
      return t('problem.password_short', { count: Number('minimum' in issue ? issue.minimum : 0) });
  }
  if (issue.code === 'too_big') return t('problem.too_long', { count: Number(issue.maximum) });
  if (issue.code === 'invalid_union') return fromUnion(issue, t);
  return t('problem.invalid');
}

/** Of the alternatives, the first is what is meant; the others are exceptions (`password` or nothing at all). */
function fromUnion(issue: z.core.$ZodIssueInvalidUnion, t: Translate<typeof adminTexts>): string {
  const first = issue.errors[0]?.[0];
  return first ? messageOf(first, t) : t('problem.invalid');
}
