import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompressedText, sendCompressed } from '../cache/compressed-text.ts';
import { hashSource, policyFor, securityHeaders } from '../security-headers.ts';
import { type BuiltBackOffice, backOfficeDocument } from '../ssr/back-office-document.ts';
import type { PageRequest } from '../ssr/page-renderer.ts';
import { cookieOfVisit } from './visitor-language.ts';

/** The documents of login and back office: the browser fills them, and each has a nonce for the styles that Mantine adds. */
export class BackOfficePages {
  readonly #built: BuiltBackOffice;
  readonly #connections: readonly string[];
  readonly #scripts: readonly string[];

  /** @param connections addresses beside those of shell and remotes that a page may connect to */
  constructor(built: BuiltBackOffice, connections: readonly string[]) {
    this.#built = built;
    this.#connections = connections;
    this.#scripts = built.headScript === null ? [] : [hashSource(built.headScript)];
  }

  /** @param caching headers of every document */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { origin, language, pathname, query, remotes }: PageRequest,
    caching: Readonly<Record<string, string>>,
  ): Promise<FastifyReply> {
    const nonce = randomUUID();
    const config = { origin, language, remotes: [...remotes] };
    const { html, styles, status } = backOfficeDocument(this.#built, pathname, config, nonce, query);
    const policy = policyFor({
      remotes,
      styles: [`'nonce-${nonce}'`, ...styles.map(hashSource)],
      scripts: this.#scripts,
      // Previews beside forms.
      frames: "'self'",
      connections: this.#connections,
    });
    const cookie = cookieOfVisit(request);
    reply.status(status).headers({
      ...caching,
      ...securityHeaders,
      ...(cookie && { 'set-cookie': cookie }),
      'content-language': language,
      'content-security-policy': policy,
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
    });
    return sendCompressed(request, reply, new CompressedText(html));
  }
}
