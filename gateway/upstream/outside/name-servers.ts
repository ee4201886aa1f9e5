import { Resolver } from 'node:dns/promises';
import { systemAfter, type After } from '../../async/timers.ts';

/** Resolves a host to all its addresses. Rejects, or resolves to none, if it has none. */
export type ResolveHost = (host: string) => Promise<{ address: string; family: number }[]>;

/** A name server that does not answer is asked twice, each time longer than before. */
const RESOLVE_LIMITS = { timeout: 1_500, tries: 2 };
/** For everything, because with several silent name servers the attempts add up to more. */
const MAX_MS = 4_000;
/** For the other family once one is known, so that there is time left to connect. */
const OTHER_FAMILY_MS = 500;

/**
 * Asks the name servers, by default those of the machine. The system's lookup would occupy one of
 * the few threads of the process until it ends, and a user who names a host with a slow name server
 * could keep all of them busy.
 */
export function createNameServerLookup(
  servers?: readonly string[],
  after: After = systemAfter,
): ResolveHost {
  return async (host) => {
    const resolver = new Resolver(RESOLVE_LIMITS);
    if (servers !== undefined) resolver.setServers(servers);
    const cancelAfter = (ms: number) => after(ms, () => resolver.cancel());
    const stopTimers = [cancelAfter(MAX_MS)];

    async function found(family: number, asked: Promise<string[]>) {
      const addresses = await asked.catch(() => []);
      if (addresses.length > 0) stopTimers.push(cancelAfter(OTHER_FAMILY_MS));
      return addresses.map((address) => ({ address, family }));
    }

    const families = [found(4, resolver.resolve4(host)), found(6, resolver.resolve6(host))];
    const addresses = await Promise.all(families);
    for (const stopTimer of stopTimers) stopTimer();
    return addresses.flat();
  };
}
