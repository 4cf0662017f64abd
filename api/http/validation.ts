import type { Localized } from '@varda/contract/language';
import type { FastifySchemaCompiler } from 'fastify';
import type { core, ZodType } from 'zod';
import { atMostCharacters, atMostChosen, between, isRule, oneOf, ruleTexts } from './error-texts.ts';

type Issue = core.$ZodIssue;

/** Input that its schema refuses. Recognised by its `issues`, also after Fastify has added where the input stood. */
export class InvalidInput extends Error {
  readonly issues: readonly Issue[];
  /** `body`, `querystring` or `params`; set by Fastify. */
  validationContext?: string;

  constructor(issues: readonly Issue[]) {
    super('The input does not fit its schema');
    this.issues = issues;
  }
}

/** Lets zod validate each part of a request. */
export const validateWithZod: FastifySchemaCompiler<ZodType> = ({ schema }) => {
  return (data) => {
    const result = schema.safeParse(data, { reportInput: true });
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) };
  };
};

/** A message for each field that zod has refused, by its path. */
export function fieldTexts(issues: readonly Issue[]): Record<string, Localized> {
  const fields: Record<string, Localized> = {};
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (path !== '') fields[path] ??= textOf(issue);
  }
  return fields;
}

/** What zod has against the input as a whole, which no field can carry. */
export function wholeText(issues: readonly Issue[]): Localized | undefined {
  const whole = issues.find((issue) => issue.path.length === 0);
  return whole && textOf(whole);
}

function textOf(issue: Issue): Localized {
  if (isRule(issue.message)) return ruleTexts[issue.message];
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? ruleTexts.required : ruleTexts.wrong_type;
    case 'too_big':
      if (issue.origin === 'array') return atMostChosen(Number(issue.maximum));
      return issue.origin === 'string' ? atMostCharacters(Number(issue.maximum)) : between(undefined, issue.maximum);
    case 'too_small':
      return issue.origin === 'string' ? ruleTexts.required : between(issue.minimum, undefined);
    case 'invalid_value':
      return issue.input === undefined ? ruleTexts.required : oneOf(issue.values);
    case 'invalid_union': {
      const [first] = issue.errors[0] ?? [];
      return first ? textOf(first) : ruleTexts.wrong_value;
    }
    default:
      return ruleTexts.wrong_value;
  }
}
