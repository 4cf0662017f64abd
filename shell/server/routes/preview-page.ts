import { panelParameter, previewHeader, previewParameter, previewTokens } from '@varda/contract/preview-protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CompressedText, sendCompressed } from '../cache/compressed-text.ts';
import { hashSource, securityHeaders } from '../security-headers.ts';
import type { PageRenderer, PageRequest } from '../ssr/page-renderer.ts';
import { awayDocument, endedDocument, plainStyles } from '../ssr/preview-markup.ts';

/** Longest wait for the api's word on a token, in milliseconds. */
const timeoutMs = 5_000;

/** Of a preview of which the api says nothing at present, in seconds. */
const retryAfter = '10';

/** It is nobody's but who has the link: stored by no cache, found by no search engine, and sent to no other site as a referrer. */
const ofPreviews = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
  vary: 'accept-encoding',
};

/** The preview that an address asks for; undefined where it asks for the page as it is. */
export function previewIn(query: string): PageRequest['preview'] {
  if (!query.includes(previewParameter)) return undefined;
  const asked = new URLSearchParams(query);
  const token = asked.get(previewParameter);
  return token === null ? undefined : { token, as: asked.has(panelParameter) ? 'panel' : 'page' };
}

/** Sends a page as a preview shows it, or says that it has ended, or cannot be shown for now. */
export async function sendPreview(
  {
    request,
    reply,
    apiUrl,
    renderer,
  }: { request: FastifyRequest; reply: FastifyReply; apiUrl: string; renderer: PageRenderer },
  page: PageRequest & { preview: NonNullable<PageRequest['preview']> },
): Promise<FastifyReply> {
  const status = await statusOf(page.preview.token, apiUrl, request.ip);
  if (status !== 200) {
    const { language } = page;
    const policy = `default-src 'none'; style-src ${hashSource(plainStyles)}; base-uri 'none'; frame-ancestors 'self'`;
    const document = status === 404 ? endedDocument(language) : awayDocument(language);
    reply
      .status(status)
      .headers({ ...securityHeaders, ...ofPreviews, 'content-language': language, 'content-security-policy': policy })
      .headers(status === 503 ? { 'retry-after': retryAfter } : {})
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, new CompressedText(document));
  }
  const { html, headers, ...rendered } = await renderer.document(page, await renderer.bundleFor(page));
  reply.status(rendered.status).headers({ ...headers, ...ofPreviews });
  return sendCompressed(request, reply, new CompressedText(html));
}

/** What the api says of a token; 503 where it says nothing of it, being down or busy. */
async function statusOf(token: string, apiUrl: string, ip: string): Promise<200 | 404 | 503> {
  if (!previewTokens.test(token)) return 404;
  const answer = await fetch(`${apiUrl}/api/preview`, {
    headers: { [previewHeader]: token, 'x-forwarded-for': ip },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  if (answer?.ok) return 200;
  return answer?.status === 404 ? 404 : 503;
}
