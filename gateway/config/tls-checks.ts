import { readTlsPair } from './tls-pair.ts';
import { oneLine } from './one-line.ts';
import * as field from './config-fields.ts';

type Given = Readonly<Record<string, string | undefined>>;

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
export function ownCertificateProblems({
  TLS_CERT_FILE: certificate,
  TLS_KEY_FILE: key,
  PUBLIC_ORIGIN,
}: Given): string[] {
  if (certificate === undefined && key === undefined) return [];
  if (certificate === undefined || key === undefined) {
    const [set, unset] = certificate ? ['CERT', 'KEY'] : ['KEY', 'CERT'];
    return [`TLS_${set}_FILE is set, but TLS_${unset}_FILE is not: set both or none`];
  }
  return [
    ...unusablePair('TLS_CERT_FILE and TLS_KEY_FILE', { certificate, key }),
    ...(PUBLIC_ORIGIN?.startsWith('https:')
      ? []
      : [
          'TLS_CERT_FILE is set, but PUBLIC_ORIGIN is no https address: name the one that users see, so that cookies are sent with TLS only',
        ]),
  ];
}

function unusablePair(names: string, files: { certificate: string; key: string }): string[] {
  try {
    readTlsPair(files);
    return [];
  } catch (error) {
    return [`${names} are not usable: ${oneLine(error)}`];
  }
}
