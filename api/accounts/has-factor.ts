import { expressionBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Whether a second factor is required and the account of a query that is about `users` has none. */
export function lacksFactor() {
  const { exists, not, selectFrom } = expressionBuilder<Schema, 'users'>();
  return exists(selectFrom('account_rules').select('rule').where('rule', '=', 'second_factor')).and(not(hasFactor()));
}

/** Whether logins of the account of a query that is about `users` ask for more than the password. */
export function hasFactor() {
  const { exists, or, selectFrom } = expressionBuilder<Schema, 'users'>();
  const app = selectFrom('second_factors')
    .select('second_factors.user_id')
    .whereRef('second_factors.user_id', '=', 'users.id')
    .where('second_factors.confirmed_at', 'is not', null);
  const passkey = selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id');
  return or([exists(app), exists(passkey)]);
}
