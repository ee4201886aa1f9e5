import ipaddr from 'ipaddr.js';

/** Whether the gateway may connect to an IP address that a user has named, directly or by a host. */
export type AddressRules = (address: string) => boolean;

/** Reachable from everywhere on the internet: global unicast addresses of IPv6 begin with these three bits. */
const GLOBAL_IPV6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];
/** Answers machines of a cloud with their credentials, although its address is not a private one. */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16']);

/**
 * Only public addresses, because behind others stand machines that trust the gateway's network: no
 * loopback, private, link-local, shared, multicast or reserved ones, and no IPv6 address that
 * contains an IPv4 one. The operator may open further networks.
 */
export function createAddressRules(networks: readonly string[]): AddressRules {
  const opened = networks.map(networkOf);
  return (address) => {
    if (!ipaddr.isValid(address)) return false;
    const parsed = ipaddr.parse(address);
    return opened.some((network) => isWithin(parsed, network)) || isPublic(parsed);
  };
}

function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv6
    ? address.match(GLOBAL_IPV6)
    : !METADATA.has(address.toString());
}

function networkOf(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (text.includes('/')) return ipaddr.parseCIDR(text);
  const address = ipaddr.parse(text);
  return [address, address instanceof ipaddr.IPv6 ? 128 : 32];
}

function isWithin(
  address: ipaddr.IPv4 | ipaddr.IPv6,
  network: [ipaddr.IPv4 | ipaddr.IPv6, number],
): boolean {
  return address.kind() === network[0].kind() && address.match(network);
}
