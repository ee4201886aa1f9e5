import { GatewayError } from '../errors/gateway-error.ts';
import type { Context } from '../request/context.ts';

/** Whether the caller may use the playground, which needs the schema for completion. */
export const mayUsePlayground = (context: Pick<Context, 'config' | 'signedIn' | 'readOnly'>) =>
  !context.readOnly && introspectionRefusal(context) === null;

/** The error for a caller who may not read the schema; null if the caller may. */
export function introspectionRefusal({
  config,
  signedIn,
}: Pick<Context, 'config' | 'signedIn'>): GatewayError | null {
  if (config.introspection === 'everybody') return null;
  if (config.introspection === 'nobody') return new GatewayError('FORBIDDEN', 'introspectionOff');
  return signedIn === null ? new GatewayError('UNAUTHENTICATED', 'introspectionSignedIn') : null;
}
