import type { Config } from './config.ts';
import { isLoopback } from './config-fields.ts';

/**
 * A warning for a gateway that other machines can reach without https, where passwords and sessions
 * cross the network unencrypted. Null when there is nothing to warn about.
 */
export function exposureWarning({
  host,
  publicOrigin,
}: Pick<Config, 'host' | 'publicOrigin'>): string | null {
  if (isLoopback(host) || publicOrigin?.startsWith('https:')) return null;
  return `listening on ${host} without https: passwords and sessions can be read on the network. Put a proxy with https in front and set PUBLIC_ORIGIN to its https address`;
}
