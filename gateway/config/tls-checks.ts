import { readTlsPair } from '../certificates/tls-pair.ts';
import { oneLine } from '../values/one-line.ts';
import * as field from './config-fields.ts';

type Given = Readonly<Record<string, string | undefined>>;

/** What would turn off the verification of all certificates. */
export function unverifiedProblems({ NODE_TLS_REJECT_UNAUTHORIZED }: Given): string[] {
  if (NODE_TLS_REJECT_UNAUTHORIZED !== '0') return [];
  return [
    'NODE_TLS_REJECT_UNAUTHORIZED is 0, but certificates are always verified: remove it, and name an authority of your own in RETAIL_CA_FILE, REDIS_CA_FILE or sslrootcert',
  ];
}

/**
 * What would turn off the verification of the database's certificate: parameters of the address, and
 * a variable that the client of PostgreSQL reads by itself.
 */
export function unverifiedDatabaseProblems({ DATABASE_URL, PGSSLMODE }: Given): string[] {
  if (DATABASE_URL === undefined || !field.databaseAddress.safeParse(DATABASE_URL).success)
    return [];
  const { searchParams } = new URL(DATABASE_URL);
  const found = [
    ...['sslmode', 'ssl']
      .filter((name) => searchParams.getAll(name).includes('no-verify'))
      .map((name) => `DATABASE_URL has ${name}=no-verify`),
    ...(searchParams.has('uselibpqcompat') ? ['DATABASE_URL has uselibpqcompat'] : []),
    ...(PGSSLMODE === 'no-verify' ? ['PGSSLMODE is no-verify'] : []),
  ];
  return found.map(
    (what) =>
      `${what}, but certificates are always verified: use sslmode=verify-full, and sslrootcert for an authority of your own`,
  );
}

/** The gateway's own certificate: both files or none, and users must reach it by https. */
export function ownCertificateProblems(given: Given): string[] {
  const { TLS_CERT_FILE, TLS_KEY_FILE, PUBLIC_ORIGIN } = given;
  if (TLS_CERT_FILE === undefined && TLS_KEY_FILE === undefined) return [];
  const problems = pairProblems(given, 'TLS_CERT_FILE', 'TLS_KEY_FILE');
  if (TLS_CERT_FILE === undefined || PUBLIC_ORIGIN?.startsWith('https:')) return problems;
  return [
    ...problems,
    'TLS_CERT_FILE is set, but PUBLIC_ORIGIN is no https address: name the one that users see, so that cookies are sent with TLS only',
  ];
}

/** The certificates that the gateway shows to the services and to Redis: both files or none. */
export const clientCertificateProblems = (given: Given): string[] =>
  ['RETAIL_CLIENT', 'REDIS_CLIENT'].flatMap((name) =>
    pairProblems(given, `${name}_CERT_FILE`, `${name}_KEY_FILE`),
  );

function pairProblems(given: Given, certificateName: string, keyName: string): string[] {
  const [certificate, key] = [given[certificateName], given[keyName]];
  if (certificate === undefined && key === undefined) return [];
  if (key === undefined)
    return [`${certificateName} is set, but ${keyName} is not: set both or none`];
  if (certificate === undefined)
    return [`${keyName} is set, but ${certificateName} is not: set both or none`];
  try {
    readTlsPair({ certificate, key });
    return [];
  } catch (error) {
    return [`${certificateName} and ${keyName} are not usable: ${oneLine(error)}`];
  }
}
