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
