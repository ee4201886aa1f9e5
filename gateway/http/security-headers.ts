import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';

/**
 * Inline styles are allowed because PrimeReact positions its overlays with style attributes.
 * Everything else must come from this origin.
 */
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
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** One year, the value that browsers recommend. */
const HTTPS_SECONDS = 31_536_000;

/** Adds the security headers to every answer. */
export const securityHeaders = fastifyPlugin(
  async (
    app: FastifyInstance,
    {
      frameOrigins,
      publicOrigin,
      hstsSubdomains,
    }: { frameOrigins: readonly string[]; publicOrigin: string | null; hstsSubdomains: boolean },
  ) => {
    const headers = {
      // Only if browsers use https: after receiving this header they refuse http.
      ...(publicOrigin?.startsWith('https:') && {
        'strict-transport-security': `max-age=${HTTPS_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`,
      }),
      'content-security-policy': contentSecurityPolicy(frameOrigins),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      // Also applies to frames: embedded modules get none of these permissions.
      'permissions-policy':
        'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), display-capture=()',
    };
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
  },
);
