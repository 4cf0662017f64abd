import { cookieIn, cookieText } from '@varda/contract/cookie';
import { proofCookie } from '@varda/contract/cookie-names';
import { makeProof, proofLeft, proofLife } from '@varda/server/staff-proof';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Gives a browser with a session what proves that to the shell's server, and renews it in time. */
export function setProofCookie(secret: string | undefined, request: FastifyRequest, reply: FastifyReply): void {
  if (!secret) return;
  const known = cookieIn(request.headers.cookie, proofCookie, request.protocol === 'https');
  if (proofLeft(secret, known) < proofLife / 2) setProof(request, reply, makeProof(secret), proofLife);
}

export function clearProofCookie(request: FastifyRequest, reply: FastifyReply): void {
  setProof(request, reply, '', 0);
}

function setProof({ protocol }: FastifyRequest, reply: FastifyReply, proof: string, age: number): void {
  reply.removeHeader('set-cookie');
  reply.header('set-cookie', cookieText(proofCookie, proof, protocol === 'https', { age, httpOnly: true }));
}
