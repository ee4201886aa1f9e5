import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { GatewayError, tellError } from '../errors.ts';
import { pickLocale } from '../language/pick-locale.ts';
import { pathOf } from './request-log.ts';

/** What is served by other means and must not turn into the portal's page when it does not exist. */
const NO_PAGES = /^\/(graphql|assets|files|language|events|healthz|readyz|metrics|schema\.graphql)(\/|$)/u;

const NOT_BUILT = 'The portal is not built yet: run "npm run build".\n';

/**
 * The built portal: files with a hash in their name for ever, pages never without asking, and every other address that a browser wants
 * to see is the portal itself, which knows its own routes.
 */
export async function portalPages(app: FastifyInstance, { webRoot }: { webRoot: string }): Promise<void> {
  const isBuilt = existsSync(join(webRoot, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      index: ['index.html'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(join(webRoot, 'assets'));
        reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
    app.get('/playground', async (_request, reply) => reply.sendFile('playground.html'));
  }
  app.setNotFoundHandler(async (request, reply) => {
    const wantsPage = request.method === 'GET' || request.method === 'HEAD';
    const isPage = wantsPage && takesPage(request.headers.accept, pathOf(request.url)) && !NO_PAGES.test(pathOf(request.url));
    if (isPage) return isBuilt ? reply.sendFile('index.html') : reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    const audience = { locale: pickLocale(request.headers['accept-language']), requestId: request.id };
    return reply.code(404).send({ errors: [tellError(new GatewayError('NOT_FOUND'), audience)] });
  });
}

/** A browser names HTML; a tool that takes anything means a page where no file is named. */
function takesPage(accept: string | undefined, path: string): boolean {
  return (accept ?? '').includes('text/html') || ((accept ?? '*/*').includes('*/*') && !path.includes('.'));
}
