import type { FastifyInstance } from 'fastify';

/**
 * How bodies are read. A call without parameters may come with an empty JSON body; an upload is drained unread, because nobody here
 * keeps files yet and an unread body would break the connection instead of answering.
 */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body as string, done);
  });
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.on('end', () => done(null, {}));
    payload.on('error', (error) => done(error));
    payload.resume();
  });
}
