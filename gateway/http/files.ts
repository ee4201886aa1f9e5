import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { liveSession } from '../request/session-change.ts';
import { requireSession, requireSignedIn } from '../request/require-signed-in.ts';
import type { Context } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { attachmentOf, fileAddress, filePathOf } from '../request/file-address.ts';
import { checkPicture } from '../files/check-picture.ts';
import { attachmentDisposition } from '../files/attachment-disposition.ts';
import type { PictureFormat } from '../files/formats/picture-format.ts';
import { formatOf } from '../files/formats/picture-formats.ts';
import { uploadPicture } from '../files/rest.ts';
import { referenceTo } from '../files/upload-reference.ts';
import { requirePortal } from './cross-site-guard.ts';
import { requireScope } from '../request/caller-token.ts';
import { requireClean } from './require-clean.ts';
import { sendFileError } from './file-errors.ts';
import { readUpload, uploadForms } from './upload-form.ts';
import type { TokenBudget } from '../graphql/token-budget.ts';
import { chargeDownload } from './charge-token.ts';
import type { WindowLimit } from '../request/window-limit.ts';
import type { FileScanner } from '../virus-scan/file-scanner.ts';

export interface FileRoutesOptions {
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  /** Null: files are not scanned. */
  scanner: FileScanner | null;
  /** Limits how often a session may upload. */
  limit: WindowLimit;
  /** Limits the cost that programs with one API token may cause. */
  tokenBudget: TokenBudget;
}

const CACHE_SECONDS = 3600;
const MAX_ATTACHMENT_BYTES = 20 * 1024 * 1024;

/**
 * Routes for files; no file is ever executed as part of the portal.
 * - POST /files/avatar checks a picture and passes it on unchanged.
 * - GET /files/<encoded path> serves a file of the services. The content type comes from its
 *   content, not from its name. It is sandboxed, without content sniffing, and is downloaded unless
 *   it is a picture that is safe to open. In an `img` all of them are pictures.
 * - An attachment is always downloaded, under the name that is signed in its address.
 */
export async function files(app: FastifyInstance, options: FileRoutesOptions): Promise<void> {
  await app.register(async (scope) => {
    await uploadForms(scope);
    scope.setErrorHandler(sendFileError);
    scope.post('/files/avatar', { config: { takesFile: true } }, (request, reply) =>
      receiveAvatar(request, reply, options),
    );
    scope.get<{ Params: { '*': string } }>('/files/*', { compress: false }, (request, reply) =>
      sendFile(request, reply, options),
    );
  });
}

/** All checks that do not need the body come before it is read. */
async function receiveAvatar(
  request: FastifyRequest,
  reply: FastifyReply,
  { createContext, limit, scanner }: FileRoutesOptions,
) {
  reply.header('cache-control', 'no-store');
  const context = await createContext(request, reply);
  requirePortal(context, request);
  context.cancellation.continueOnDisconnect();
  const { retail, account, session } = requireSignedIn(context);
  await limit.spend(session.id);
  const { filename, content } = await readUpload(request);
  const format = checkPicture(filename, content);
  await requireClean(scanner, context, { file: 'avatar', content });
  // Upload and scan may have taken long, so check that the session has not been locked or ended in the
  // meantime.
  if ((await liveSession(session.id, context)).lockedAt !== null)
    throw new GatewayError('SESSION_LOCKED');
  const path = await uploadPicture(retail, format, content);
  return { file: referenceTo(path, account, context.config.sessionSecret), url: fileAddress(path) };
}

async function sendFile(
  request: FastifyRequest<{ Params: { '*': string } }>,
  reply: FastifyReply,
  { createContext, tokenBudget, scanner }: FileRoutesOptions,
) {
  const context = await createContext(request, reply);
  await chargeDownload(tokenBudget, context, reply);
  const { retail } = requireSession(context);
  const attachment = attachmentOf(request.params['*'], context.config.sessionSecret);
  if (attachment !== null) requireScope(context, 'READ_WORKFLOW');
  const path = attachment?.path ?? filePathOf(request.params['*']);
  if (path === null || !retail.allowsFile(path)) throw new GatewayError('NOT_FOUND');
  const content = await retail.download(
    path,
    attachment === null ? undefined : { maxBytes: MAX_ATTACHMENT_BYTES },
  );
  const format = formatOf(content);
  const file = attachment === null ? 'picture' : 'attachment';
  const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  const isKnown = request.headers['if-none-match'] === etag;
  if (!isKnown) await requireClean(scanner, context, { file, content });
  reply.headers({
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition':
      attachment === null ? pictureDisposition(format) : attachmentDisposition(attachment.name),
    'cross-origin-resource-policy': 'same-origin',
    // An attachment is a business document: it must not stay on a machine that other people use.
    'cache-control':
      attachment === null ? `private, max-age=${CACHE_SECONDS}` : 'private, no-store',
    vary: 'cookie, authorization',
    etag,
  });
  if (isKnown) return reply.code(304).send();
  if (attachment !== null && request.method === 'GET')
    context.logSecurity('download', { file: 'attachment' });
  return reply.type(format?.contentType ?? 'application/octet-stream').send(content);
}

function pictureDisposition(format: PictureFormat | null): string {
  return `${format?.safeToOpen ? 'inline' : 'attachment'}; filename="file.${format?.extensions[0] ?? 'bin'}"`;
}
