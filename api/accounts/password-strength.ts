import { company } from '@varda/contract/company';
import { type OptionsType, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { commonWordsInMacedonian } from './common-words-mk.ts';

/** Of 0 to 4, see https://zxcvbn-ts.github.io/zxcvbn: 3 takes more than 10^8 guesses. */
const leastScore = 3;

/** What stands behind so many characters is not looked at: the time that a check takes grows with the square of the length. */
const checkedCharacters = 32;

/** Fewer characters beside names and years are no password. */
const leastBesideNames = 8;

/** Whose password it is. */
export interface Person {
  name: string;
  email: string;
}

/**
 * Refuses a password that is common, or made of the names of the person and the company.
 *
 * @param field that the answer names
 * @throws HttpError `invalid`
 */
export async function refuseGuessable(password: string, person: Person, field: string): Promise<void> {
  if (await isGuessable(password, person))
    throw new HttpError('invalid', { fields: { [field]: ruleTexts.password_guessable } });
}

/** Whether a password is among the first that somebody would try for this person. */
export async function isGuessable(password: string, person: Person): Promise<boolean> {
  const names = namesOf(person);
  if (withoutNames(password, names).length < leastBesideNames) return true;
  return (await estimator()).check(password.slice(0, checkedCharacters), names).score < leastScore;
}

function namesOf({ name, email }: Person): string[] {
  const texts = [name, email, company.name.en, company.name.mk];
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].filter((word) => word.length > 2).toSorted((a, b) => b.length - a.length);
}

function withoutNames(password: string, names: readonly string[]): string {
  let rest = password.toLowerCase();
  const before = rest;
  for (const name of names) rest = rest.replaceAll(name, '');
  // A name with a year or a number behind it is still a name.
  return rest === before ? rest : rest.replaceAll(/[^\p{L}]/gu, '');
}

let made: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries take 20 MB and a moment to read: they are read when the first password is chosen. */
function estimator(): Promise<ZxcvbnFactory> {
  made ??= makeEstimator();
  return made;
}

async function makeEstimator(): Promise<ZxcvbnFactory> {
  const [common, english] = await Promise.all([import('@zxcvbn-ts/language-common'), import('@zxcvbn-ts/language-en')]);
  const options: OptionsType = {
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...english.dictionary, 'common-mk': commonWordsInMacedonian },
  };
  return new ZxcvbnFactory(options);
}
