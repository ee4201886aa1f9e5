import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { GatewayError, describeError } from '../errors/errors.ts';
import { pickLocale } from '../language/pick-locale.ts';
import { pathOf } from './request-log.ts';

/** What is served by other means, or is a file, and must not turn into the portal's page when it does not exist. */
const NO_PAGES =
  /^\/(graphql|assets|files|language|events|healthz|readyz|metrics|schema\.graphql|build\.json|microapp\/token)(\/|$)/u;

const NOT_BUILT = 'The portal is not built yet: run "npm run build".\n';

/**
 * The built portal: files with a hash in their name for ever, pages never without asking, and every other address that a browser wants
 * to see is the portal itself, which knows its own routes. Files are looked for when they are asked for, so that a new build is served at
 * once, and what it has no more is not.
 */
export async function portalPages(
  app: FastifyInstance,
  { webRoot }: { webRoot: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    // Named with each file: as an option it would have to be there already when the gateway starts.
    serve: false,
    dotfiles: 'ignore',
    index: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(webRoot, 'assets'));
      reply.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // Plain functions: Fastify would wait for the reply in each step from the file that is not there to the page that is sent instead.
  app.get('/playground', (_request, reply) => void reply.sendFile('playground.html', webRoot));
  app.get<{ Params: { '*': string } }>(
    '/*',
    ({ params }, reply) => void reply.sendFile(params['*'] || 'index.html', webRoot),
  );
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    const isPage =
      wantsPage &&
      takesPage(request.headers.accept, pathOf(request.url)) &&
      !NO_PAGES.test(pathOf(request.url));
    const audience = {
      locale: pickLocale(request.headers['accept-language']),
      requestId: request.id,
    };
    if (!isPage)
      void reply
        .code(404)
        .send({ errors: [describeError(new GatewayError('NOT_FOUND'), audience)] });
    else if (existsSync(join(webRoot, 'index.html'))) void reply.sendFile('index.html', webRoot);
    else void reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  });
}

/** A browser names HTML; a tool that takes anything means a page where no file is named. */
function takesPage(accept: string | undefined, path: string): boolean {
  return (
    (accept ?? '').includes('text/html') ||
    ((accept ?? '*/*').includes('*/*') && !path.includes('.'))
  );
}
