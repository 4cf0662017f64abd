import { emptyRoot } from '@varda/platform/federation/shell-config';
import { isStaff, languageFor } from './reader.ts';

/**
 * Whether a document is to be read without a connection. A page that was led on from another address cannot be given as an answer to a
 * navigation. One without its page is no substitute for one that has it: the rows in that one are cached nowhere else.
 *
 * @param cached what is cached of the same page
 */
export async function isWorthCaching(
  { url }: Pick<Request, 'url'>,
  document: Response,
  cached: () => Promise<Response | undefined>,
): Promise<boolean> {
  const { status, redirected, headers } = document;
  if (status !== 200 || redirected) return false;
  if (headers.get('content-language') !== (await languageFor(new URL(url))) || (await isStaff())) return false;
  if (await hasPage(document.clone())) return true;
  const known = await cached();
  return !known || !(await hasPage(known));
}

async function hasPage(document: Response): Promise<boolean> {
  return !(await document.text()).includes(emptyRoot);
}
