import type { User } from '@varda/contract/users';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { countUsers } from './users.repository.ts';

/** Whether nobody could manage accounts without this one. */
export async function isLastAdmin(tx: Db, { role }: Pick<User, 'role'>): Promise<boolean> {
  return role === 'admin' && (await countUsers(tx, 'admin')) === 1;
}

/** @throws HttpError `conflict` where nobody could manage accounts without this one */
export async function refuseForLastAdmin(tx: Db, user: User): Promise<void> {
  if (await isLastAdmin(tx, user)) throw new HttpError('conflict', { message: ruleTexts.last_admin });
}
