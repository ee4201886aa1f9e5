import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { PortalClient } from './portal-client.ts';

/** The module's files by the last part of their address. */
const FILES: Readonly<Record<string, { file: string; type: string }>> = {
  '': { file: 'index.html', type: 'text/html; charset=utf-8' },
  slow: { file: 'slow.html', type: 'text/html; charset=utf-8' },
  'module.js': { file: 'module.js', type: 'text/javascript; charset=utf-8' },
  'texts.js': { file: 'texts.js', type: 'text/javascript; charset=utf-8' },
  'module.css': { file: 'module.css', type: 'text/css; charset=utf-8' },
};

const FOLDER = new URL('./module/', import.meta.url);

/**
 * The sample module: its files, the portal's origin, and the call of its server. Only the portal
 * may frame it.
 */
export function moduleRoutes(
  app: FastifyInstance,
  { portalUrl, portal }: { portalUrl: string; portal: PortalClient },
): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalUrl}`,
  ].join('; ');

  for (const [name, { file, type }] of Object.entries(FILES)) {
    const content = readFileSync(new URL(file, FOLDER));
    app.get(`/module/${name}`, async (_request, reply) =>
      reply.header('content-security-policy', policy).type(type).send(content),
    );
  }
  app.get('/module/settings.json', async () => ({ portalOrigin: portalUrl }));

  app.post('/module/account', async (request, reply) => {
    const code = (request.body as { code?: unknown } | null)?.code;
    if (typeof code !== 'string') return reply.code(400).send({ error: 'unreadable' });
    const account = await portal.actingFor(code).catch(() => undefined);
    reply.header('cache-control', 'no-store');
    if (account === undefined) return reply.code(502).send({ error: 'unreachable' });
    return account === null ? reply.code(403).send({ error: 'refused' }) : reply.send(account);
  });
}
