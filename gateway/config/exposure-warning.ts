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

/**
 * A warning for connections to other machines without TLS, where tokens and data cross the network
 * unencrypted. Names the variables, not the addresses. Null when there is nothing to warn about.
 */
export function plainAddressWarning({
  plainAddresses,
}: Pick<Config, 'plainAddresses'>): string | null {
  if (plainAddresses.length === 0) return null;
  return `without TLS to other machines: ${plainAddresses.join(', ')}. Tokens and data can be read on the network. Use addresses with TLS, and REQUIRE_TLS=1 to insist on them`;
}
