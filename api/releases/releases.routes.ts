import type { PointerChange, RemoteReleases } from '@varda/shared/contract/releases';
import { isSame, siteHeader } from '@varda/shared/server/staff-proof';
import type { SignedIn } from '../accounts/authentication.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import type { DeployedRemote } from './deployed-remotes.ts';
import { changedPointers, eventsOf } from './pointer-change.ts';
import { publicPart, registryOf } from './registry.ts';
import { createReleaseToken, deleteReleaseToken, listReleaseTokens } from './release-tokens.repository.ts';
import {
  findPointers,
  findRelease,
  insertEvent,
  insertRelease,
  listEvents,
  listReleases,
  releasesTold,
  versionsIn,
  writePointers,
} from './releases.repository.ts';

/**
 * @param remotes which there are; only of these there can be releases
 * @param secret that the shell shares, `SITE_SECRET`
 */
export function releasesRoutes(
  handle: Handle,
  db: Db,
  remotes: readonly DeployedRemote[],
  secret: string | undefined,
): void {
  handle('GET /registry', async ({ request, reply }) => {
    const given = request.headers[siteHeader];
    const isShell = secret !== undefined && typeof given === 'string' && isSame(given, secret);
    reply.headers({ 'cache-control': isShell ? 'no-store' : 'no-cache', vary: siteHeader });
    const registry = await registryOf(db, remotes);
    return isShell ? registry : { remotes: registry.remotes.map(publicPart) };
  });

  handle('GET /releases', ({ session }) =>
    Promise.all(remotes.filter(({ name }) => mayRelease(session, name)).map((remote) => describe(db, remote))),
  );

  handle('POST /releases', async ({ body, session }) => {
    known(remotes, session, body.remote);
    return inTurn(db, async (tx) => {
      const before = await findRelease(tx, body.remote, body.version);
      if (before && before.integrity !== body.integrity)
        throw new HttpError('conflict', { message: ruleTexts.other_build });
      if (!before) {
        await insertRelease(tx, body, session.name);
        await insertEvent(tx, { remote: body.remote, action: 'published', version: body.version, by: session.name });
      }
      return (await findRelease(tx, body.remote, body.version)) as NonNullable<typeof before>;
    });
  });

  handle('PATCH /releases/:remote', async ({ params, body, session }) => {
    const remote = known(remotes, session, params.remote);
    return inTurn(db, async (tx) => {
      await refuseUnknownVersions(tx, remote.name, body);
      const before = await findPointers(tx, remote.name);
      const after = changedPointers(before, body);
      await writePointers(tx, remote.name, after);
      const named = await listReleases(tx, remote.name, { newest: 0, named: versionsIn(before, after) });
      for (const event of eventsOf(before, after, named))
        await insertEvent(tx, { ...event, remote: remote.name, by: session.name });
      return describe(tx, remote);
    });
  });

  handle('GET /release-tokens', () => listReleaseTokens(db));

  handle('POST /release-tokens', async ({ body: { name, remote }, session }) => {
    if (remote) known(remotes, session, remote);
    return createReleaseToken(db, { name, remote, by: session.name });
  });

  handle('DELETE /release-tokens/:id', async ({ params: { id } }) => {
    if (!(await deleteReleaseToken(db, id))) throw new HttpError('not_found');
    return { done: true };
  });
}

/** Admins release all remotes, a token the one that it was made for. */
function mayRelease({ releases }: SignedIn, remote: string): boolean {
  return releases === undefined || releases === null || releases === remote;
}

function known(remotes: readonly DeployedRemote[], session: SignedIn, name: string): DeployedRemote {
  const remote = remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new HttpError('not_found', { message: ruleTexts.unknown_remote });
  if (!mayRelease(session, name)) throw new HttpError('forbidden');
  return remote;
}

async function refuseUnknownVersions(tx: Db, remote: string, { live, canary }: PointerChange): Promise<void> {
  for (const [field, version] of Object.entries({ live, 'canary.version': canary?.version }))
    if (version && !(await findRelease(tx, remote, version)))
      throw new HttpError('invalid', { fields: { [field]: ruleTexts.unknown_version } });
}

/** Pointers of one site are moved by one at a time. */
function inTurn<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await guard(tx, 'releases');
    return change(tx);
  });
}

async function describe(db: Db, { name, url }: DeployedRemote): Promise<RemoteReleases> {
  const pointers = await findPointers(db, name);
  const [releases, events] = await Promise.all([
    listReleases(db, name, { newest: releasesTold, named: versionsIn(pointers) }),
    listEvents(db, name),
  ]);
  return { name, url, ...pointers, releases, events };
}
