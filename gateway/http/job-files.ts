import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { liveSession } from '../request/session-change.ts';
import { requireSession, requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { GatewayError } from '../errors/gateway-error.ts';
import { attachmentDisposition } from '../files/attachment-disposition.ts';
import { FileRefusal } from '../files/file-refusal.ts';
import { importableModule, importColumns } from '../jobs/imports/import-columns.ts';
import { findDownload, streamDownload } from '../jobs/job-download.ts';
import { parseTemplateRequest } from '../jobs/imports/template-request.ts';
import { templateBook } from '../jobs/thread/template.ts';
import { parseRange } from './byte-range.ts';
import { requireWithinLimits } from '../request/cancellation.ts';
import { requirePortal } from './cross-site-guard.ts';
import { requireScope } from '../request/caller-token.ts';
import { requireClean } from './require-clean.ts';
import { sendFileError } from './file-errors.ts';
import { readUpload, uploadForms, type UploadKind } from './upload-form.ts';
import type { TokenBudget } from '../graphql/token-budget.ts';
import { chargeDownload } from './charge-token.ts';
import type { WindowLimit } from '../request/window-limit.ts';
import type { FileScanner } from '../virus-scan/file-scanner.ts';

export interface JobRoutesOptions {
  createContext(request: FastifyRequest, reply: FastifyReply): Promise<Context>;
  /** Null: files are not scanned. */
  scanner: FileScanner | null;
  /** Limits how often a session may upload files and create templates. */
  limit: WindowLimit;
  /** Limits the cost that programs with one API token may cause. */
  tokenBudget: TokenBudget;
}

const MAX_MEGABYTES = 20;
const IMPORT_UPLOAD: UploadKind = {
  maxBytes: MAX_MEGABYTES * 1024 * 1024,
  tooLarge: () => new FileRefusal('UPLOAD_TOO_LARGE', { limit: MAX_MEGABYTES }),
  missing: () => new FileRefusal('UPLOAD_MISSING'),
};
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
type Download = FastifyRequest<{ Params: { id: string; file: string; name: string } }>;

/**
 * Routes for the files of jobs.
 * - GET /files/jobs/<id>/<file>/<name> sends a finished file to the account that owns it, whole or
 *   in parts.
 * - POST /files/import stores a file for the mutation importStart.
 * - POST /files/import-template creates the workbook that the user fills in for an import.
 */
export async function jobFiles(app: FastifyInstance, options: JobRoutesOptions): Promise<void> {
  await app.register(async (scope) => {
    await uploadForms(scope, IMPORT_UPLOAD);
    scope.setErrorHandler((thrown: FastifyError, request, reply) =>
      sendFileError(isUnreadable(thrown) ? unreadable(request) : thrown, request, reply),
    );
    scope.get('/files/jobs/:id/:file/:name', { compress: false }, (request: Download, reply) =>
      sendFile(request, reply, options),
    );
    scope.post('/files/import', { config: { takesFile: true } }, (request, reply) =>
      receiveImport(request, reply, options),
    );
    scope.post('/files/import-template', { compress: false }, (request, reply) =>
      sendTemplate(request, reply, options),
    );
  });
}

async function sendFile(
  request: Download,
  reply: FastifyReply,
  { createContext, tokenBudget }: JobRoutesOptions,
) {
  const context = await createContext(request, reply);
  await chargeDownload(tokenBudget, context, reply);
  const { session } = requireSession(context);
  requireScope(context, 'EXPORT_LISTS');
  const found = context.readOnly ? null : await findDownload(context.jobs, session, request.params);
  if (found === null) throw new GatewayError('NOT_FOUND');
  if (found.isSales) requireScope(context, 'READ_SALES');
  const etag = `"${createHash('sha256').update(found.version).digest('base64url')}"`;
  reply.headers({
    'content-security-policy': "sandbox; default-src 'none'",
    'content-disposition': attachmentDisposition(found.name),
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag,
  });
  const range = parseRange(request.headers, { size: found.size, etag });
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${found.size}`).send();
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  // Logged once: a browser may fetch one file in many parts.
  if (start === 0 && request.method === 'GET')
    context.logSecurity('download', { job: found.jobId, file: found.file });
  if (range !== null)
    reply.code(206).header('content-range', `bytes ${start}-${end}/${found.size}`);
  return reply
    .type(found.type)
    .header('content-length', end - start + 1)
    .send(streamDownload(context.jobs, found, start, end));
}

/** All checks that do not need the body come before it is read. */
async function receiveImport(
  request: FastifyRequest,
  reply: FastifyReply,
  options: JobRoutesOptions,
) {
  const { context, session } = await portalRequest(request, reply, options);
  const { filename, content } = await readUpload(request, IMPORT_UPLOAD);
  if (content.length === 0) throw new FileRefusal('UPLOAD_EMPTY');
  if (!/\.(?:xlsx|xlsm|xls|csv|txt)$/iu.test(filename)) throw new FileRefusal('UPLOAD_TYPE');
  await requireClean(options.scanner, context, { file: 'import', content });
  // Upload and scan may have taken long, so check that the session has not been locked or ended in the
  // meantime.
  if ((await liveSession(session.id, context)).lockedAt !== null)
    throw new GatewayError('SESSION_LOCKED');
  return {
    file: await context.jobs.uploads.save(
      context.jobs.accountOf(session),
      filename.slice(-200),
      content,
    ),
  };
}

async function sendTemplate(
  request: FastifyRequest,
  reply: FastifyReply,
  options: JobRoutesOptions,
) {
  const { context, ...signedIn } = await portalRequest(request, reply, options);
  const { moduleCode, title, columns } = parseTemplateRequest(request.body);
  const module = await importableModule(signedIn, moduleCode);
  const importable = await importColumns(signedIn, module, columns);
  // A failing source of codes leaves its column without names. But a limit of the request refuses
  // the whole template, because an incomplete one is useless.
  requireWithinLimits(context.cancellation, 'templateTooManyCalls');
  const book = templateBook({ moduleCode, title, columns: importable, locale: context.locale });
  return reply
    .type(WORKBOOK)
    .header('content-disposition', attachmentDisposition(`${title}.xlsx`))
    .send(book);
}

async function portalRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { createContext, limit }: JobRoutesOptions,
): Promise<SignedIn & { context: Context }> {
  reply.header('cache-control', 'no-store');
  const context = await createContext(request, reply);
  requirePortal(context, request);
  const signedIn = requireSignedIn(context);
  await limit.spend(signedIn.session.id);
  return { ...signedIn, context };
}

/** A form has no file then; the body of another route is no JSON. */
function unreadable({ routeOptions }: FastifyRequest): FileRefusal | GatewayError {
  return routeOptions.config.takesFile === true
    ? new FileRefusal('UPLOAD_MISSING')
    : new GatewayError('BAD_REQUEST');
}

/** Whether it is Fastify's error for a body that cannot be read. */
function isUnreadable(error: FastifyError): boolean {
  return error instanceof Error && (error.statusCode ?? 500) < 500;
}
