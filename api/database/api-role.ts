import { type Kysely, sql } from 'kysely';
import { missingRights } from './database-errors.ts';
import type { Schema } from './schema.ts';

/**
 * Lets the role of the api read and write rows, and nothing else: tables belong to whoever migrates, who keeps their rights where both
 * are one.
 *
 * @param db as the role that owns the tables
 * @param url how the api reaches the database; its role is made with the password there if it does not exist yet
 */
export async function grantToApi(db: Kysely<Schema>, url: string): Promise<void> {
  const { username, password } = new URL(url);
  const name = decodeURIComponent(username);
  const role = sql.id(name);
  const { rows } = await sql<{ is_owner: boolean }>`
    select rolname = current_user as is_owner from pg_roles where rolname = ${name}`.execute(db);
  if (rows[0]?.is_owner) return;
  await db.transaction().execute(async (tx) => {
    if (rows.length === 0)
      await sql`create role ${role} login password ${sql.lit(decodeURIComponent(password))}`.execute(tx);
    // Until PostgreSQL 15 everybody may make tables.
    await sql`revoke create on schema public from public`.execute(tx);
    await sql`grant usage on schema public to ${role}`.execute(tx);
    await sql`grant select, insert, update, delete on all tables in schema public to ${role}`.execute(tx);
    await sql`grant usage, select on all sequences in schema public to ${role}`.execute(tx);
    // Those that a later migration makes come with it, or an api could be there before.
    await sql`alter default privileges in schema public grant select, insert, update, delete on tables to ${role}`.execute(
      tx,
    );
    await sql`alter default privileges in schema public grant usage, select on sequences to ${role}`.execute(tx);
    await sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${role}`.execute(tx);
  });
}

/**
 * Finds out at the start what would fail in the middle of somebody's work. Tables of other owners are none of ours.
 *
 * @throws Error that names what the role of a connection may not read and write
 */
export async function requireRights(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_class
    where relowner = (select relowner from pg_class where oid = 'kysely_migration'::regclass)
      and relnamespace = 'public'::regnamespace and relname not like 'kysely%' and not case relkind
      when 'r' then has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
        and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete')
      when 'S' then has_sequence_privilege(oid, 'usage')
      else true end
    order by relname`.execute(db);
  if (rows.length > 0) throw missingRights(rows.map(({ relname }) => relname));
}
