import type { Translate } from '@varda/platform/language';
import type { ZodType, z } from 'zod';
import type { adminTexts } from '../texts/en.ts';

export interface Problem {
  message: string;
  /** Something has to be filled in; otherwise what is there is not right. */
  isMissing: boolean;
  /** One language of the field is enough. */
  inOneLanguage?: true;
}

/** What is wrong with each field that is not right, by its path: `name.mk`. */
export type Problems = Record<string, Problem>;

const missing = ['required', 'text_required', 'text_in_either', 'text_in_both'];

/** What the contract has against the values of a form, in the words of the page's language. */
export function problemsOf(schema: ZodType, values: unknown, t: Translate<typeof adminTexts>): Problems {
  const problems: Problems = {};
  for (const issue of schema.safeParse(values).error?.issues ?? []) {
    problems[issue.path.join('.')] ??= {
      message: messageOf(issue, t),
      isMissing: missing.includes(issue.message) || valueAt(issue.path, values) === '',
      ...(issue.message === 'text_in_either' && { inOneLanguage: true }),
    };
  }
  return problems;
}

/** The message for each field, as a form shows them. */
export function messagesOf(problems: Problems): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([path, { message }]) => [path, message]));
}

function valueAt(path: readonly PropertyKey[], values: unknown): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], values);
}

function messageOf(issue: z.core.$ZodIssue, t: Translate<typeof adminTexts>): string {
  switch (issue.message) {
    case 'required':
    case 'email':
    case 'telephone':
    case 'place':
    case 'web_address':
    case 'site_link':
    case 'page_link':
    case 'day':
    case 'day_before_first':
    case 'unstorable':
    case 'unknown_department':
    case 'other_department':
    case 'text_required':
    case 'text_in_either':
    case 'text_in_both':
    case 'subcategory_beside_name':
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
