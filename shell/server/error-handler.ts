import { errorTexts } from '@varda/contract/error-texts';
import { codeOfStatus, errorBodyOf } from '@varda/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visitorLanguage } from './routes/visitor-language.ts';

/** What is neither a page nor a file nor an answer of the api is said in a line, and nothing of the inside with it. */
export function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => answer(request, reply, 404));
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error(error);
    return answer(request, reply, statusCode);
  });
}

/** In the form of the contract to those who call the api, in the language that the call asks for. */
function answer(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const code = codeOfStatus(status);
  const isCall = /^\/api(?:[/?]|$)/.test(request.url);
  const language = visitorLanguage(request, isCall);
  const message = errorTexts[code][language];
  reply.status(status).headers({ 'cache-control': 'no-store', 'content-language': language });
  if (isCall) return reply.send(errorBodyOf(code, message));
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
}
