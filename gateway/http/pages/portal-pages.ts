import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GatewayError } from '../../errors/gateway-error.ts';
import { describeError } from '../../errors/describe-error.ts';
import { pickLocale } from '../../language/pick-locale.ts';
import { pathOf } from '../request-log.ts';

/** Paths of APIs and files: if they do not exist, the answer is 404 and not the portal's page. */
const PATHS_WITHOUT_PAGES =
  /^\/(graphql|assets|files|language|events|healthz|readyz|metrics|schema\.graphql|build\.json|traces|microapp\/token)(\/|$)/u;

const INDEX = 'index.html';
const NOT_BUILT_MESSAGE = 'The portal is not built yet: run "npm run build".\n';

interface PortalPagesOptions {
  webRoot: string;
  /** The `server-timing` entries for the trace of a page; null: pages record no traces. */
  openTrace: (() => string) | null;
  /** What a page is told of its visitor, as an entry of `server-timing`. Never rejects. */
  visitorOf: (request: FastifyRequest) => Promise<string | null>;
}

/**
 * Serves the built portal. Files with a hash in their name are cached forever, pages are
 * revalidated each time. Every other address that a browser navigates to gets the portal, which
 * knows its own routes. Files are looked up at each request, so that a new build is served at once.
 */
export async function portalPages(
  app: FastifyInstance,
  { webRoot, openTrace, visitorOf }: PortalPagesOptions,
): Promise<void> {
  await app.register(fastifyStatic, {
    // The root is given with each file: as an option it would have to exist when the gateway
    // starts.
    serve: false,
    dotfiles: 'ignore',
    index: [INDEX],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // A cache must not send a packed file to a client that cannot unpack it.
      reply.setHeader('vary', 'accept-encoding');
      if (reply.getHeader('cache-control') === undefined)
        reply.setHeader('cache-control', cachingOf(path));
    },
  });
  function cachingOf(path: string): string {
    const isHashed = path.startsWith(join(webRoot, 'assets'));
    return isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
  }
  function sendIndex(request: FastifyRequest, reply: FastifyReply): void {
    void visitorOf(request).then((visitor) => {
      const named = `visitor;desc="${visitor ?? ''}"`;
      const timing = openTrace === null ? named : `${openTrace()}, ${named}`;
      // What it says of a person is in no cache, not even in that of the browser.
      void reply.header('cache-control', visitor === null ? 'private, no-cache' : 'no-store');
      // Not returned: a reply is awaited like a promise, and fails when the browser has gone.
      void reply.header('server-timing', timing).sendFile(INDEX, webRoot);
    });
  }
  // Not async: with async handlers Fastify would wait for the reply at each step from the missing
  // file to the page that is sent instead.
  app.get('/playground', (_request, reply) => void reply.sendFile('playground.html', webRoot));
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    const file = request.params['*'] || INDEX;
    if (file === INDEX) sendIndex(request, reply);
    else void reply.sendFile(file, webRoot);
  });
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    const isPage =
      wantsPage &&
      expectsPage(request.headers.accept, pathOf(request.url)) &&
      !PATHS_WITHOUT_PAGES.test(pathOf(request.url));
    const audience = {
      locale: pickLocale(request.headers['accept-language']),
      requestId: request.id,
    };
    if (!isPage)
      void reply
        .code(404)
        .send({ errors: [describeError(new GatewayError('NOT_FOUND'), audience)] });
    else if (existsSync(join(webRoot, INDEX))) sendIndex(request, reply);
    else void reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT_MESSAGE);
  });
}

/**
 * Whether the client expects a page: a browser accepts HTML; a tool that accepts anything expects a
 * page if the path has no file extension.
 */
function expectsPage(accept: string | undefined, path: string): boolean {
  return (
    (accept ?? '').includes('text/html') ||
    ((accept ?? '*/*').includes('*/*') && !path.includes('.'))
  );
}
