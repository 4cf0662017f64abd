import type { LiveRemote } from '@varda/platform/federation/live-remote';
import type { PageToRender, RenderedPage } from '../../src/site/ssr/index.ts';

/** What a remote's process is started with. */
export interface Bundle {
  name: string;
  /** Where the remote is served from. */
  url: string;
  /** Of its SSR bundle. */
  source: string;
}

/** A page to be rendered, as plain data: it crosses to another process. */
export interface RenderRequest extends Pick<PageToRender, 'language' | 'api'> {
  url: string;
  /** Without manifests but the one of the remote that has the page, as in the document's configuration. */
  remotes: readonly LiveRemote[];
  /** Name of the remote that has the page. */
  remote: string;
  /** What a form of the page has sent, urlencoded, and the longest wait for what is done with it. */
  form?: { fields: string; timeoutMs: number };
}

/** Names of fields of an address; `true` for any. */
export type QueryFields = true | readonly string[];

export type ToProcess =
  | { kind: 'start'; rendering: string; bundle: Bundle }
  /** The trace that the page is made for, if any. */
  | { kind: 'render'; id: number; page: RenderRequest; traceparent: string | undefined }
  | { kind: 'ping' };

export type FromProcess =
  /** Names of the pages that take forms, and what those that read the query of their address read of it. */
  | { kind: 'started'; forms: string[]; queryReaders: [page: string, fields: QueryFields][] }
  | { kind: 'rendered'; id: number; page: RenderedPage }
  | { kind: 'failed'; id: number; message: string; isOfApi: boolean }
  | { kind: 'pong' }
  /** The last message: an error that nobody has caught. */
  | { kind: 'uncaught'; message: string };
