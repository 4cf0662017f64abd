import type { VitalsSample } from '@varda/contract/vitals';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Builds } from '../releases/builds.ts';
import type { KnownRemote } from '../releases/known-remotes.ts';
import { listServed } from '../releases/registry-document.ts';

/** A sample of something that there is; `version` is a release's, or empty for what the host serves for want of one. */
export type KnownSample = VitalsSample & { version: string };

interface Services {
  db: Db;
  builds: Builds;
  /** Which there are. */
  remotes: readonly KnownRemote[];
}

/**
 * Takes what browsers report only of remotes, versions and pages that there are. Nobody has to sign in to report: what is counted,
 * and how many rows that takes, is up to what we have published and not to what somebody sends.
 *
 * @throws HttpError `invalid` that names the field
 */
export async function knownSamples(samples: readonly VitalsSample[], services: Services): Promise<KnownSample[]> {
  const releasesOf = askedOnce((remote: string) => listServed(services.db, remote), String);
  const buildOf = askedOnce(
    (sample: VitalsSample) => knownBuild(sample, { ...services, releasesOf }),
    ({ remote, version }) => `${remote} ${version}`,
  );
  return Promise.all(
    samples.map(async (sample, index) => {
      const refused = (field: string, text: 'unknown_remote' | 'unknown_version' | 'unknown_page') =>
        new HttpError('invalid', { fields: { [`samples.${index}.${field}`]: ruleTexts[text] } });
      const build = await buildOf(sample);
      if (build === 'unknown_remote') throw refused('remote', build);
      if (build === 'unknown_version') throw refused('version', build);
      if ('page' in sample && !build.pages.has(sample.page)) throw refused('page', 'unknown_page');
      return { ...sample, version: build.version };
    }),
  );
}

const noPages: ReadonlySet<string> = new Set();

/** A function that answers again what it was asked before. */
function askedOnce<K, T>(ask: (asked: K) => Promise<T>, keyOf: (asked: K) => string): (asked: K) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (asked) => {
    const key = keyOf(asked);
    const answer = answers.get(key) ?? ask(asked);
    answers.set(key, answer);
    return answer;
  };
}

interface Looking extends Omit<Services, 'db'> {
  releasesOf: (remote: string) => ReturnType<typeof listServed>;
}

async function knownBuild({ remote: name, version }: VitalsSample, { releasesOf, builds, remotes }: Looking) {
  const remote = remotes.find((each) => each.name === name);
  if (!remote) return 'unknown_remote';
  if (version && (await releasesOf(name)).some((release) => release.version === version))
    return { version, pages: (await builds.read(remote, version))?.pages ?? noPages };
  const own = await builds.read(remote, null);
  // Of a host that has never answered nobody knows which build it has.
  if (own && version && own.version !== version) return 'unknown_version';
  return { version: '', pages: own?.pages ?? noPages };
}
