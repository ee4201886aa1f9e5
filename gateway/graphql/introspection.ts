import { GatewayError } from '../errors/gateway-error.ts';
import type { Context } from '../request/context.ts';

/** The error for a caller who may not read the schema; null if the caller may. */
export function introspectionRefusal({
  config,
  signedIn,
}: Pick<Context, 'config' | 'signedIn'>): GatewayError | null {
  if (config.introspection === 'everybody') return null;
  if (config.introspection === 'nobody') return new GatewayError('FORBIDDEN', 'introspectionOff');
  return signedIn === null ? new GatewayError('UNAUTHENTICATED', 'introspectionSignedIn') : null;
}
