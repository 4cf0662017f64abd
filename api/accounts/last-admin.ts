import type { User } from '@varda/contract/users';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { countUsers } from './users.repository.ts';

/** @throws HttpError `conflict` where nobody could manage accounts without this one */
export async function refuseForLastAdmin(tx: Db, user: User): Promise<void> {
  if (user.role === 'admin' && (await countUsers(tx, 'admin')) === 1)
    throw new HttpError('conflict', { message: ruleTexts.last_admin });
}
