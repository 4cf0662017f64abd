import type { RegistryProblem } from '@varda/contract/registry';
import type { PointerChange, RemoteReleases } from '@varda/contract/releases';
import { isSame, siteHeader } from '@varda/server/staff-proof';
import type { FastifyRequest } from 'fastify';
import { createReleaseToken, deleteReleaseToken, listReleaseTokens } from '../accounts/access-tokens.repository.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { guard } from '../database/engine.ts';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts, sameAsRemote } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { once } from '../http/idempotency.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import { deleteAddedRemote, deleteReleasesOf, insertAddedRemote } from './added-remotes.repository.ts';
import type { AutomaticRollback } from './automatic-rollback.ts';
import type { Builds } from './builds.ts';
import type { KnownRemote, KnownRemotes } from './known-remotes.ts';
import { pagesLostTo } from './pages-lost.ts';
import { changedPointers, eventsOf } from './pointer-change.ts';
import { deleteQuarantined, listQuarantined } from './quarantine.repository.ts';
import { publicEntry, registryOf } from './registry-document.ts';
import {
  findPointers,
  findRelease,
  hasFailed,
  insertEvent,
  insertRelease,
  listEvents,
  listReleases,
  releasesShown,
  versionsIn,
  writePointers,
} from './releases.repository.ts';
import { forgetVisits } from './watch.repository.ts';

interface Services {
  db: Db;
  /** Which there are; only of these there can be releases. */
  remotes: KnownRemotes;
  builds: Builds;
  /** That the shell shares, `SITE_SECRET`. */
  secret: string | undefined;
  takingBack: AutomaticRollback;
}

export function releasesRoutes(handle: Handle, { db, remotes, builds, secret, takingBack }: Services): void {
  const isShell = ({ headers }: FastifyRequest) => {
    const given = headers[siteHeader];
    return secret !== undefined && typeof given === 'string' && isSame(given, secret);
  };

  handle('GET /registry', async ({ request, reply }) => {
    const isWhole = isShell(request);
    reply.headers({ 'cache-control': isWhole ? 'no-store' : 'no-cache', vary: siteHeader });
    const registry = await registryOf(db, await remotes.list());
    return isWhole ? registry : { remotes: registry.remotes.map(publicEntry) };
  });

  handle('GET /releases/problems', async () => (await remotes.read()).problems);

  handle('GET /releases', async ({ session }) => {
    const all = await remotes.list();
    return Promise.all(all.filter(({ name }) => mayRelease(session, name)).map((remote) => describe(db, remote)));
  });

  handle('POST /remotes', async ({ body, session }) => {
    const lost = await pagesLostTo(body, { db, builds, remotes: await remotes.list() });
    return inTurn(db, async (tx) => {
      refuseClashes([...(await remotes.clashesOf(tx, body)), ...lost]);
      await insertAddedRemote(tx, body);
      await insertEvent(tx, { remote: body.name, action: 'added', version: null }, session);
      const { remotes: all } = await remotes.read(tx);
      return describe(tx, all.find(({ name }) => name === body.name) as KnownRemote);
    });
  });

  handle('DELETE /remotes/:name', ({ params: { name }, session }) =>
    inTurn(db, async (tx) => {
      if (!(await deleteAddedRemote(tx, name))) throw new HttpError('not_found', { message: ruleTexts.unknown_remote });
      if (!remotes.isDeployed(name)) await deleteReleasesOf(tx, name);
      await insertEvent(tx, { remote: name, action: 'removed', version: null }, session);
      return { done: true as const };
    }),
  );

  handle('POST /releases', async ({ body, session }) => {
    await known(remotes, session, body.remote);
    return inTurn(db, async (tx) => {
      const before = await findRelease(tx, body.remote, body.version);
      if (before && before.integrity !== body.integrity)
        throw new HttpError('conflict', { message: ruleTexts.other_build });
      if (!before) {
        await insertRelease(tx, body, session.name);
        await insertEvent(tx, { remote: body.remote, action: 'published', version: body.version }, session);
      }
      return (await findRelease(tx, body.remote, body.version)) as NonNullable<typeof before>;
    });
  });

  handle('PATCH /releases/:remote', async ({ params, body, session }) => {
    const remote = await known(remotes, session, params.remote);
    await refuseUnknownVersions(db, remote.name, body);
    for (const version of [body.live, body.canary?.version])
      if (version && (await builds.isGone(remote, version)))
        throw new HttpError('conflict', { message: ruleTexts.build_gone });
    return inTurn(db, async (tx) => {
      const before = await findPointers(tx, remote.name);
      const after = changedPointers(before, body);
      const named = await listReleases(tx, remote.name, { newest: 0, named: versionsIn(before, after) });
      const events = eventsOf(before, after, named);
      await writePointers(tx, remote.name, after, await watchedAfter(tx, remote.name, events, before.live));
      if (after.live !== before.live) await forgetVisits(tx, remote.name);
      for (const event of events) await insertEvent(tx, { ...event, remote: remote.name }, session);
      return describe(tx, remote);
    });
  });

  handle('POST /quarantine', async ({ body, request }) => {
    if (!isShell(request)) throw new HttpError('forbidden');
    if (!(await findRelease(db, body.remote, body.version)))
      throw new HttpError('invalid', { fields: { version: ruleTexts.unknown_version } });
    await takingBack.quarantined(body);
    return { done: true };
  });

  handle('DELETE /releases/:remote/quarantine/:version', async ({ params: { remote: name, version }, session }) => {
    const remote = await known(remotes, session, name);
    return inTurn(db, async (tx) => {
      if (!(await deleteQuarantined(tx, name, version))) throw new HttpError('not_found');
      await insertEvent(tx, { remote: name, action: 'quarantine_ended', version }, session);
      return describe(tx, remote);
    });
  });

  handle('GET /release-tokens', () => listReleaseTokens(db));

  handle('POST /release-tokens', async ({ body, session, request }) => {
    if (body.remote) await known(remotes, session, body.remote);
    const made = await createReleaseToken(db, body, session);
    logSecurity(request, 'token_created', { token: made._id, remote: made.remote });
    return made;
  });

  handle('DELETE /release-tokens/:id', async ({ params: { id }, session, request }) => {
    if (!(await deleteReleaseToken(db, id, session))) throw new HttpError('not_found');
    logSecurity(request, 'token_revoked', { token: id });
    return { done: true };
  });
}

/** Admins release all remotes, a token the one that it was made for. */
function mayRelease({ releases }: SignedIn, remote: string): boolean {
  return releases === undefined || releases === null || releases === remote;
}

async function known(remotes: KnownRemotes, session: SignedIn, name: string): Promise<KnownRemote> {
  const remote = await remotes.find(name);
  if (!remote) throw new HttpError('not_found', { message: ruleTexts.unknown_remote });
  if (!mayRelease(session, name)) throw new HttpError('forbidden');
  return remote;
}

/** By both names: that of the remote which has it already stands with the field. */
function refuseClashes(problems: readonly RegistryProblem[]): void {
  const fieldOf = { name: 'name', url: 'url', mount: 'mounts', shape: 'name' } as const;
  const fields = problems.map(({ entry, kind, other, value }) => [
    fieldOf[kind],
    kind === 'name' ? ruleTexts.remote_name_taken : sameAsRemote(entry, other ?? '', value),
  ]);
  if (fields.length > 0) throw new HttpError('conflict', { fields: Object.fromEntries(fields.toReversed()) });
}

async function refuseUnknownVersions(db: Db, remote: string, { live, canary }: PointerChange): Promise<void> {
  for (const [field, version] of Object.entries({ live, 'canary.version': canary?.version }))
    if (version && !(await findRelease(db, remote, version)))
      throw new HttpError('invalid', { fields: { [field]: ruleTexts.unknown_version } });
}

/**
 * A newer version may be rolled back in its first minutes, once: who makes it live again has looked. Whatever else the pointer is moved
 * to is left where it is, and so is what came with another contract: no shell loads both it and the one before.
 */
async function watchedAfter(tx: Db, remote: string, events: ReturnType<typeof eventsOf>, before: string | null) {
  const move = events.find(({ action }) => action === 'live' || action === 'rolled_back');
  if (!move) return undefined;
  const isNew = move.action === 'live' && !(await hasFailed(tx, remote, move.version));
  const contractOf = async (version: string | null) => version && (await findRelease(tx, remote, version))?.contract;
  const isWatched = isNew && (await contractOf(move.version)) === (await contractOf(before));
  return isWatched ? { since: now(), before } : { since: null, before: null };
}

/** Pointers of one site are moved by one at a time. */
function inTurn<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await guard(tx, 'releases');
    return once(tx, () => change(tx));
  });
}

async function describe(db: Db, remote: KnownRemote): Promise<RemoteReleases> {
  const { name } = remote;
  const pointers = await findPointers(db, name);
  const [releases, events, quarantined] = await Promise.all([
    listReleases(db, name, { newest: releasesShown, named: versionsIn(pointers) }),
    listEvents(db, name),
    listQuarantined(db, name),
  ]);
  return { ...remote, ...pointers, quarantined, releases, events };
}
