import { GatewayError } from '../errors/errors.ts';
import type { Context } from '../request/context.ts';

/** Why somebody may not read the schema; null when he may. */
export function introspectionRefusal({
  config,
  signedIn,
}: Pick<Context, 'config' | 'signedIn'>): GatewayError | null {
  if (config.introspection === 'everybody') return null;
  if (config.introspection === 'nobody') return new GatewayError('FORBIDDEN', 'introspectionOff');
  return signedIn === null ? new GatewayError('UNAUTHENTICATED', 'introspectionSignedIn') : null;
}
