import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { liveSession } from '../request/session-change.ts';
import { requireSession, requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import { GatewayError } from '../errors/errors.ts';
import { attachmentOf, fileAddress, filePathOf } from '../request/file-address.ts';
import { checkPicture } from '../files/check-picture.ts';
import { downloadAs } from '../files/download-name.ts';
import type { PictureFormat } from '../files/formats/picture-format.ts';
import { formatOf } from '../files/formats/table.ts';
import { uploadPicture } from '../files/rest.ts';
import { referenceTo } from '../files/upload-reference.ts';
import { PORTAL_HEADER } from './cross-site-guard.ts';
import { sendFileError } from './file-errors.ts';
import { readUpload, uploadForms } from './upload-form.ts';
import type { WindowLimit } from '../request/window-limit.ts';

export interface FileRoutesOptions {
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  /** How often a session may upload. */
  limit: WindowLimit;
}

const KEPT_SECONDS = 3600;
const ATTACHMENT_BYTES = 20 * 1024 * 1024;

/**
 * Files pass the gateway and nothing of them runs in its name. POST /files/avatar takes a picture that bears its checks and hands it on as it
 * is; GET /files/<packed path> gives out what the services keep, under the type that its content shows, whatever they call it: sandboxed, never
 * guessed at, and as a download where a browser could do more with it than draw it. As the source of an `img` all of them are pictures. An
 * attachment is always a download, under the name that stands proven in its address.
 */
export async function files(app: FastifyInstance, options: FileRoutesOptions): Promise<void> {
  await app.register(async (scope) => {
    await uploadForms(scope);
    scope.setErrorHandler(sendFileError);
    scope.post('/files/avatar', (request, reply) => takeAvatar(request, reply, options));
    scope.get<{ Params: { '*': string } }>('/files/*', { compress: false }, (request, reply) =>
      giveFile(request, reply, options),
    );
  });
}

/** Everything that can be said against a request is said before its body is read. */
async function takeAvatar(
  request: FastifyRequest,
  reply: FastifyReply,
  { createContext, limit }: FileRoutesOptions,
) {
  reply.header('cache-control', 'no-store');
  const context = await createContext(request, reply);
  if (request.headers[PORTAL_HEADER] !== '1' || context.readOnly)
    throw new GatewayError('FORBIDDEN');
  context.cancellation.finishChange();
  const { retail, account, session } = requireSignedIn(context);
  limit.spend(session.id);
  const { filename, content } = await readUpload(request);
  const format = checkPicture(filename, content);
  // A picture may be long on its way: what was locked or signed out meanwhile takes it no more.
  if ((await liveSession(session.id, context)).lockedAt !== null)
    throw new GatewayError('SESSION_LOCKED');
  const path = await uploadPicture(retail, format, content);
  return { file: referenceTo(path, account, context.config.sessionSecret), url: fileAddress(path) };
}

async function giveFile(
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  { createContext }: FileRoutesOptions,
) {
  const context = await createContext(request, reply);
  const { retail } = requireSession(context);
  const attachment = attachmentOf(request.params['*'], context.config.sessionSecret);
  const path = attachment?.path ?? filePathOf(request.params['*']);
  if (path === null || !retail.knowsFile(path)) throw new GatewayError('NOT_FOUND');
  const content = await retail.download(
    path,
    attachment === null ? undefined : { maxBytes: ATTACHMENT_BYTES },
  );
  const format = formatOf(content);
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  reply.headers({
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition':
      attachment === null ? pictureDisposition(format) : downloadAs(attachment.name),
    'cross-origin-resource-policy': 'same-origin',
    // An attachment is a document of the business: it stays on no machine that somebody else may use next.
    'cache-control': attachment === null ? `private, max-age=${KEPT_SECONDS}` : 'private, no-store',
    vary: 'cookie, authorization',
    etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (attachment !== null && request.method === 'GET')
    context.logSecurity('download', { file: 'attachment' });
  return reply.type(format?.contentType ?? 'application/octet-stream').send(content);
}

function pictureDisposition(format: PictureFormat | null): string {
  return `${format?.safeToOpen ? 'inline' : 'attachment'}; filename="file.${format?.extensions[0] ?? 'bin'}"`;
}
