import type { ReleaseEvent } from '@varda/contract/releases';
import type { VitalsSample } from '@varda/contract/vitals';
import type { Generated } from 'kysely';

/** Remotes beside those of the deployment. */
export interface AddedRemotesTable {
  name: string;
  url: string;
  /** A list of paths, as JSON. */
  mounts: string;
  /** Whom to ask about it. */
  owner: string;
  added_at: string;
}

/** Builds that stand on their hosts. */
export interface ReleasesTable {
  remote: string;
  version: string;
  contract: number;
  integrity: string;
  published_at: string;
  published_by: string;
}

/** Which release of a remote is served to whom; a remote without a row is served as its host has it. */
export interface ReleasePointersTable {
  remote: string;
  live: string | null;
  canary: string | null;
  /** Percent. */
  canary_share: number;
  canary_staff: number;
  enabled: number;
  /** When `live` was pointed at a newer version; null where there is nothing to be rolled back. */
  live_since: string | null;
  /** What was live before that. */
  live_before: string | null;
  /** Percent of failing visitors at which a new version is rolled back; 0 for never. */
  take_back_at: Generated<number>;
}

/** Versions that shells do not render on their server any more. */
export interface ReleaseQuarantineTable {
  remote: string;
  version: string;
  reason: string;
  since: string;
}

/** What visitors met in the first minutes of a version and of the one before it: one row for each network, stored for that long. */
export interface ReleaseWatchTable {
  remote: string;
  version: string;
  /** Of the network, hashed. */
  address: string;
  /** Whether the remote ever failed there. */
  failed: number;
  at: string;
}

export interface ReleaseEventsTable {
  id: string;
  remote: string;
  action: ReleaseEvent['action'];
  version: string | null;
  at: string;
  /** Name of the account or of the token, empty after `RELEASE_EVENTS_DAYS`, */
  by: string;
  /** and id of the account; null where nobody did it, and for events of before it was noted. */
  by_id: string | null;
}

/** How often visitors' browsers have measured what, by day: {@link VitalsSample}. */
export interface VitalsTable {
  /** In UTC, `2026-01-31`. */
  day: string;
  remote: string;
  /** A release; empty where it was none. */
  version: string;
  /** The pattern of a path; empty for what is measured of the remote itself. */
  page: string;
  metric: VitalsSample['metric'];
  /** Of the value, as `bucketOf` has it. */
  bucket: number;
  count: number;
}
