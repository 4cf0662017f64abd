import type { Language } from '@varda/contract/language';
import { previewHeader } from '@varda/contract/preview-protocol';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { pageAt } from '@varda/platform/federation/page-at';
import { remoteAt } from '@varda/platform/federation/remote-at';
import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../environment.ts';
import { hashSource, policyFor, securityHeaders } from '../security-headers.ts';
import type { RunRemote } from './isolated-remote.ts';
import type { PreviewedAs } from './preview-markup.ts';
import { PageFailure } from './remote-process.ts';
import { type BuiltSite, type StyledPage, siteDocument, withoutOthers } from './site-document.ts';
import { type BundleServices, type SsrBundle, SsrBundles } from './ssr-bundles.ts';

/** Longest wait for an answer of the api, in milliseconds: after it, the browser asks for itself. */
const timeoutMs = 800;

/** Longest wait for what is done with a form, in milliseconds: who hears too early that it failed sends it twice. */
const submitTimeoutMs = 10_000;

/** After a failure of the api, in seconds. */
const retryAfter = '10';

/** What somebody has asked for. */
export interface PageRequest {
  /** Scheme and host of the site as the visitor knows it. */
  origin: string;
  pathname: string;
  /** With its question mark; empty without one. */
  query: string;
  /** Of the visitor, for the api. */
  ip: string;
  language: Language;
  remotes: readonly LiveRemote[];
  /** Versions or origins of builds that the visitor has asked for, by the remote's name. */
  asked: ReadonlyMap<string, string>;
  /** The preview that the page is to show, and whether it is to be used as a page or looked at beside a form. */
  preview?: { token: string; as: PreviewedAs };
}

export interface FinishedPage {
  html: string;
  status: number;
  /** Those that are the same each time that it is sent. */
  headers: Readonly<Record<string, string>>;
  /** Whether the page itself is in the document, with all that the api had to say for it. */
  rendered: boolean;
}

/** A page, or why there is none. */
interface Rendering {
  page?: StyledPage;
  isApiAway?: boolean;
}

type Places = Pick<Environment, 'API_URL' | 'REMOTES_ORIGIN' | 'CONNECT_TO'>;

/** Makes the document of a public page: with the page in it where that can be done, else for the browser to fill. */
export class PageRenderer {
  readonly #built: BuiltSite;
  readonly #bundles: SsrBundles | null;
  readonly #apiUrl: string;
  readonly #connections: readonly string[];
  readonly #log: FastifyBaseLogger;
  #failing = false;
  /** Renders since the start. */
  readonly counted = { done: 0, failed: 0 };

  /** @param run null leaves all pages to the browser */
  constructor(built: BuiltSite, run: RunRemote | null, environment: Places, services: BundleServices) {
    this.#built = built;
    this.#bundles = run && new SsrBundles(run, environment.REMOTES_ORIGIN, services);
    this.#apiUrl = environment.API_URL;
    this.#connections = environment.CONNECT_TO;
    this.#log = services.log;
  }

  /** The SSR bundle that has a path's page; null where the browser has to do it. */
  async bundleFor({ pathname, remotes, asked }: PageRequest): Promise<SsrBundle | null> {
    const remote = remoteAt(remotes, pathname);
    if (!remote?.manifest) return null;
    // A build that has never been released is for that browser alone to run.
    if (asked.get(remote.name) === remote.url) return null;
    return (await this.#bundles?.of(remote, asked.has(remote.name))) ?? null;
  }

  /** Whether a page does something with a form that is sent to it. */
  takesForm({ pathname }: PageRequest, { remote, renderer }: SsrBundle): boolean {
    const page = pageAt(remote.manifest, pathname);
    return page !== null && renderer.takesForm(page.name);
  }

  /** Whether a page says something else for another query of its address. */
  readsQuery({ pathname, query }: PageRequest, { remote, renderer }: SsrBundle): boolean {
    const page = pageAt(remote.manifest, pathname);
    return page !== null && fieldsOf(query).some((field) => renderer.readsQuery(page.name, field));
  }

  stop(): void {
    this.#bundles?.stop();
  }

  /** @param bundle null leaves the page to the browser */
  async document(request: PageRequest, bundle: SsrBundle | null, form?: URLSearchParams): Promise<FinishedPage> {
    const { origin, pathname, language, preview } = request;
    const hasPage = bundle && pageAt(bundle.remote.manifest, pathname);
    const { page: rendered = null, isApiAway } = hasPage ? await this.#render(request, bundle, form) : {};
    const remotes = rendered && bundle ? remotesWith(request.remotes, bundle) : [...request.remotes];
    const { rows, hasGaps } = rendered ?? {};
    const config = { origin, language, remotes, ...(rows && { rows }), ...(hasGaps && { hasGaps }) };
    // What the browser has to render wants its scripts.
    const previewedAs = rendered ? preview?.as : preview && 'page';
    const { html, styles, scripts, status } = siteDocument(this.#built, pathname, config, rendered, previewedAs);
    // Browsers fill it all the same; others shall not take it for the page, nor what may not be there for something that is.
    const isUnavailable = isApiAway && status === 200;
    const headers = {
      ...securityHeaders,
      ...(isUnavailable && { 'retry-after': retryAfter }),
      'content-language': language,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor({
        remotes,
        styles: styles.map(hashSource),
        scripts: previewedAs === 'panel' ? null : scripts.map(hashSource),
        ...(preview && { framedBy: "'self'" }),
        connections: this.#connections,
      }),
    };
    return { html, status: isUnavailable ? 503 : status, headers, rendered: rendered !== null && !hasGaps };
  }

  async #render(request: PageRequest, bundle: SsrBundle, form: URLSearchParams | undefined): Promise<Rendering> {
    const { origin, pathname, query, ip, language, remotes, preview } = request;
    const readsQuery = this.readsQuery(request, bundle);
    const apiHeaders = {
      // What is cached under a revision of the content shall be made of it.
      'cache-control': 'no-cache',
      // A page that is cached is nobody's: the api counts it for the shell.
      ...((form || readsQuery) && { 'x-forwarded-for': ip }),
      ...(preview && { [previewHeader]: preview.token }),
    };
    try {
      const page = await bundle.renderer.render({
        url: origin + pathname + (readsQuery ? query : ''),
        language,
        remotes: withoutOthers(remotesWith(remotes, bundle), bundle.remote.name),
        remote: bundle.remote.name,
        api: { origin: this.#apiUrl, timeoutMs, headers: apiHeaders },
        ...(form && { form: { fields: form.toString(), timeoutMs: submitTimeoutMs } }),
      });
      this.#failing = false;
      this.counted.done += 1;
      return { page: { ...page, styles: bundle.styles } };
    } catch (error) {
      this.counted.failed += 1;
      // The first of a row of them: while the api is down, there is one for each visitor.
      if (!this.#failing) this.#log.warn({ err: error, pathname }, 'Not rendered here; the browser does it');
      this.#failing = true;
      return { isApiAway: error instanceof PageFailure && error.isOfApi };
    }
  }
}

/** The browser goes on with the version that the page was rendered with. */
function remotesWith(remotes: readonly LiveRemote[], { remote }: SsrBundle): LiveRemote[] {
  return remotes.map((each) => (each.name === remote.name ? remote : each));
}

/** The page's language is known without its address. */
function fieldsOf(query: string): string[] {
  return [...new URLSearchParams(query).keys()].filter((name) => name !== 'lang');
}
