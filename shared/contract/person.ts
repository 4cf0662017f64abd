/**
 * Id of the account that a token is of: what stands before its point. A page has to know at once who has signed in, also in
 * another tab; who may do what is decided by the server alone, from the whole token.
 */
export function personOf(token: string): string | null {
  const [, person] = /^([^.]+)\./.exec(token) ?? [];
  return person ?? null;
}

/** Two tokens that do not tell whose they are count as those of two people. */
export function isSamePerson(token: string, other: string): boolean {
  const person = personOf(token);
  return token === other || (person !== null && person === personOf(other));
}
