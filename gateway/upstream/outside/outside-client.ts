import { isIP, type LookupFunction } from 'node:net';
import { Agent, request } from 'undici';
import type { AddressRules } from './address-rules.ts';
import { createNameServerLookup, type ResolveHost } from './name-servers.ts';

/** Why there is no answer. */
type OutsideProblem = 'ADDRESS_REFUSED' | 'UNREACHABLE' | 'TIMEOUT';

interface OutsideAnswer {
  status: number;
  /** The header `Retry-After`; null without one. */
  retryAfter: string | null;
  /** The first bytes of the body. */
  body: Buffer;
}

interface OutsidePost {
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** For connection and answer together. */
  timeoutMs: number;
  /** The rest of the answer is not read. */
  maxBytes: number;
}

/** Sends requests to addresses that users have given, which may be hostile. */
export interface OutsideClient {
  /** Whether the host has addresses, and all of them are allowed. */
  isAllowed(url: URL): Promise<boolean>;
  /** Does not follow redirects. */
  post(call: OutsidePost): Promise<OutsideAnswer | OutsideProblem>;
  /** Aborts running requests. */
  close(): Promise<void>;
}

class AddressRefused extends Error {}

/**
 * Creates a client that connects only to allowed addresses. The host is resolved once for each
 * connection, all its addresses are checked, and the connection goes to one of those: a host that
 * has another address a moment later gains nothing. Connections are not kept, so that each request
 * is checked.
 */
export function createOutsideClient(
  isAllowedAddress: AddressRules,
  resolve: ResolveHost = createNameServerLookup(),
): OutsideClient {
  async function checkedAddresses(host: string) {
    const addresses = await resolve(host).catch(() => []);
    if (addresses.length === 0 || !addresses.every(({ address }) => isAllowedAddress(address)))
      throw new AddressRefused();
    return addresses;
  }

  const lookup: LookupFunction = (host, { all }, done) => {
    checkedAddresses(host).then(
      (addresses) => {
        const [first] = addresses;
        if (all) done(null, addresses);
        else done(null, first?.address ?? '', first?.family);
      },
      (error: unknown) => {
        done(error as Error, []);
      },
    );
  };
  const agent = new Agent({ pipelining: 0, connect: { lookup, timeout: 0 } });
  const closed = new AbortController();

  async function isAllowed(url: URL): Promise<boolean> {
    const host = hostOf(url);
    // An IP address is connected to without a lookup.
    if (isIP(host) !== 0) return isAllowedAddress(host);
    return checkedAddresses(host).then(
      () => true,
      () => false,
    );
  }

  return {
    isAllowed,
    async post({ url, headers, body, timeoutMs, maxBytes }) {
      const host = hostOf(url);
      if (isIP(host) !== 0 && !isAllowedAddress(host)) return 'ADDRESS_REFUSED';
      const timeout = AbortSignal.timeout(timeoutMs);
      const signal = AbortSignal.any([timeout, closed.signal]);
      try {
        const answer = await request(url, {
          ...{ method: 'POST', headers, body, signal, dispatcher: agent },
        });
        const { 'retry-after': retryAfter } = answer.headers;
        return {
          status: answer.statusCode,
          retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
          body: await firstBytes(answer.body, maxBytes),
        };
      } catch (error) {
        if (timeout.aborted) return 'TIMEOUT';
        return isAddressRefused(error) ? 'ADDRESS_REFUSED' : 'UNREACHABLE';
      }
    },
    async close() {
      closed.abort();
      await agent.destroy();
    },
  };
}

/** The host of an address; an IPv6 address without its brackets. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/gu, '');
}

async function firstBytes(body: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  // Leaving the loop destroys the body, and with it the connection.
  for await (const part of body) {
    parts.push(part);
    size += part.length;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(parts).subarray(0, maxBytes);
}

/** The error may be wrapped by those who connect. */
function isAddressRefused(error: unknown): boolean {
  if (error instanceof AddressRefused) return true;
  return error instanceof Error && error.cause !== undefined && isAddressRefused(error.cause);
}
