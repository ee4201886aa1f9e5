import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

/** Styles may stand in attributes because PrimeReact places its overlays with them; everything else comes from this origin alone. */
function contentSecurityPolicy(frameOrigins: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A year, as browsers ask for. */
const HTTPS_SECONDS = 31_536_000;

export const securityHeaders = fastifyPlugin(
  async (
    app: FastifyInstance,
    {
      frameOrigins,
      publicOrigin,
    }: { frameOrigins: readonly string[]; publicOrigin: string | null },
  ) => {
    const headers = {
      // Only where browsers come by https: one that was told so could not come by http any more.
      ...(publicOrigin?.startsWith('https:') && {
        'strict-transport-security': `max-age=${HTTPS_SECONDS}`,
      }),
      'content-security-policy': contentSecurityPolicy(frameOrigins),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      // For its frames as well: a module is given none of these.
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()',
    };
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
  },
);
