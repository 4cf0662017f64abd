import { z } from 'zod';
import { done, id } from '../entity.ts';
import { listedProblem, newRemote, registryDocument } from '../registry.ts';
import {
  createdReleaseToken,
  newQuarantine,
  newRelease,
  newReleaseToken,
  pointerChange,
  release,
  releaseToken,
  remoteName,
  remoteReleases,
} from '../releases.ts';
import { vitals, vitalsQuery, vitalsReport } from '../vitals.ts';
import type { Endpoint } from './endpoint.ts';

const byId = z.object({ id });

/** Remotes, their releases, and how they do. */
export const releasesEndpoints = {
  'GET /registry': {
    access: 'public',
    summary:
      'The registry document: which remotes there are, where the versions stand that visitors are served, and which paths they have',
    answer: registryDocument,
  },
  'GET /releases': {
    access: 'release',
    needs: 'releases.see',
    summary: 'Pointers, releases and history of every remote',
    answer: z.array(remoteReleases),
  },
  'GET /releases/problems': {
    access: 'admin',
    needs: 'releases.see',
    summary: 'Entries of the registry that are left out, and why',
    answer: z.array(listedProblem),
  },
  'POST /remotes': {
    access: 'admin',
    inPerson: true,
    needs: 'releases.publish',
    summary: 'Add a remote: from then on the site has its pages, as its host has them until it has a release',
    body: newRemote,
    answer: remoteReleases,
    status: 201,
  },
  'DELETE /remotes/:name': {
    access: 'admin',
    inPerson: true,
    needs: 'releases.delete',
    summary: 'Take a remote out that was added, with its releases',
    params: z.object({ name: remoteName }),
    answer: done,
  },
  'POST /releases': {
    access: 'release',
    needs: 'releases.write',
    summary: 'Make a build known that stands on its host; nobody is served it yet',
    body: newRelease,
    answer: release,
    status: 201,
  },
  'PATCH /releases/:remote': {
    access: 'release',
    needs: 'releases.publish',
    summary: 'Point a remote at another version, start or end a canary, switch it off or on',
    params: z.object({ remote: remoteName }),
    body: pointerChange,
    answer: remoteReleases,
  },
  'DELETE /releases/:remote/quarantine/:version': {
    access: 'release',
    needs: 'releases.publish',
    summary: 'Have a version rendered on the server again that was taken off it',
    params: z.object({ remote: remoteName, version: z.string().max(40) }),
    answer: remoteReleases,
  },
  'POST /quarantine': {
    access: 'public',
    summary: 'A shell’s server, which proves to be one, names a version whose code it does not run any more',
    body: newQuarantine,
    answer: done,
    status: 201,
  },
  'GET /release-tokens': {
    access: 'admin',
    inPerson: true,
    needs: 'releases.see',
    summary: 'List release tokens',
    answer: z.array(releaseToken),
  },
  'POST /release-tokens': {
    access: 'admin',
    inPerson: true,
    needs: 'releases.write',
    summary: 'Make a release token; it is shown once',
    body: newReleaseToken,
    answer: createdReleaseToken,
    status: 201,
  },
  'POST /vitals': {
    access: 'public',
    summary: 'What a browser has measured of its pages and remotes, without a word about its owner',
    body: vitalsReport,
    answer: done,
  },
  'GET /vitals': {
    access: 'admin',
    needs: 'releases.see',
    summary: 'How pages and remotes fare in the browsers of visitors, over the last days',
    query: vitalsQuery,
    answer: vitals,
  },
  'DELETE /release-tokens/:id': {
    access: 'admin',
    inPerson: true,
    needs: 'releases.delete',
    summary: 'Revoke a release token',
    params: byId,
    answer: done,
  },
} as const satisfies Record<string, Endpoint>;
