/**
 * An answer of the database, which is waited for so many milliseconds: one that does not answer is as one that is away.
 *
 * @throws Error once they are over
 */
export function withTimeout<T>(ms: number, answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database does not answer')), ms);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
