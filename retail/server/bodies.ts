import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { UploadedFile } from '../files/uploaded-file.ts';

const UPLOAD_BYTES = 10 * 1024 * 1024;

/** How bodies are read. A call without parameters may come with an empty JSON body; a form becomes an object, its file an UploadedFile. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void parseJson(request, body.toString(), done);
  });
  void app.register(fastifyMultipart, {
    attachFieldsToBody: 'keyValues',
    limits: { files: 1, fields: 8, fileSize: UPLOAD_BYTES },
    onFile: async (part) => {
      part.value = new UploadedFile(part.mimetype, await part.toBuffer());
    },
  });
}
