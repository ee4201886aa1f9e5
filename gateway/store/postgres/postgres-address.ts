import type { SecureContextOptions } from 'node:tls';
import type { PoolConfig } from 'pg';
import { createRenewedCredentials } from '../../certificates/renewed-credentials.ts';
import type { ProblemLogOptions } from '../problem-log.ts';

/** Modes with TLS that do not check everything, in PostgreSQL's own client. */
const WEAKER_MODES = /([?&]sslmode=)(?:allow|prefer|require|verify-ca)(?=&|$)/gu;
/** Parameters of an address that turn TLS on and name its files. */
const TLS_PARAMETERS = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey'];

/**
 * The address as the client takes it. With TLS the certificate is verified, and that it is for the host. Files
 * that the address names are read here: the client would read them for each connection, and end the process
 * when one is missing at that moment. Throws an error if they cannot be used.
 */
export function postgresAddress(url: string, options: ProblemLogOptions): PoolConfig {
  const address = new URL(url);
  const valueOf = (name: string) => address.searchParams.getAll(name).at(-1) || null;
  const [authorities, certificate, key] = ['sslrootcert', 'sslcert', 'sslkey'].map(valueOf);
  const client = certificate && key ? { certificate, key } : null;
  const isPlain = valueOf('sslmode') === 'disable';
  if (isPlain || (!authorities && client === null))
    return { connectionString: url.replaceAll(WEAKER_MODES, '$1verify-full') };
  for (const name of TLS_PARAMETERS) address.searchParams.delete(name);
  const credentials = createRenewedCredentials(
    { authorities: authorities ?? null, client },
    { server: 'PostgreSQL', ...options },
  );
  return { connectionString: address.href, ssl: currentOf(credentials) };
}

/** Asks for the credentials whenever a connection is made: the client keeps this object for all. */
const currentOf = (credentials: () => SecureContextOptions): PoolConfig['ssl'] => ({
  get ca() {
    return credentials().ca;
  },
  get cert() {
    return credentials().cert;
  },
  get key() {
    return credentials().key;
  },
});
