import { certificateRemedy } from './certificate-faults.ts';

/**
 * A store that cannot be used as it is. The message is one line for the operator and contains no
 * password.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}

export function fileError(file: string, problem: string, remedy: string): StoreError {
  return new StoreError(`Data file ${file} ${problem}. It was left as it is: ${remedy}.`);
}

export function newerFile(file: string, found: number, known: number): StoreError {
  const problem = `is of version ${found}, newer than ${known}, the newest this program knows`;
  return fileError(file, problem, 'start the newer program, or choose another DATA_DIR');
}

/** Remedies for common errors, by SQLSTATE or network error code. */
const REMEDIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ECONNREFUSED: 'start it, or correct DATABASE_URL',
    ENOTFOUND: 'correct the host in DATABASE_URL',
    '28P01': 'correct user and password in DATABASE_URL',
    '28000': 'correct user and password in DATABASE_URL, or let the server accept them',
    '3D000': 'create the database, or correct DATABASE_URL',
    '42501': 'let its user create tables in the schema',
    '3F000': 'let its user create tables in a schema on its search_path',
    '42P07': 'choose a database that no other program uses',
    '25006': 'name the primary server, not a standby, and do not set default_transaction_read_only',
    '53100': 'give it more disk space',
    '53300': 'allow more connections (max_connections), ten for each gateway',
  }),
);
const CERTIFICATE = { address: 'DATABASE_URL', authority: 'sslrootcert of DATABASE_URL' };

/** The reason of an error of PostgreSQL, in one line. Contains neither user nor password of the URL. */
export function databaseProblem(url: string, cause: unknown): { code: string; text: string } {
  const { code = 'UNKNOWN', message } = cause as { code?: string; message?: string };
  const reason = (message || code).replaceAll(/\s+/gu, ' ');
  const remedy = REMEDIES.get(code) ?? certificateRemedy(code, CERTIFICATE);
  const advice = remedy === null ? '' : `: ${remedy}`;
  return {
    code,
    text: `The database ${addressOf(url)} of DATABASE_URL cannot be used, ${reason}${advice}.`,
  };
}

function addressOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return (host || (searchParams.get('host') ?? '')) + decodeURI(pathname);
}
