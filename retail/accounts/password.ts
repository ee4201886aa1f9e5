import { RetailError } from '../server/envelope.ts';
import { isCommonPassword } from './common-passwords.ts';
import { checkPassword, keepPassword, type StoredPassword } from './passwords.ts';
import type { ServiceContext, ServiceTable } from '../server/service.ts';
import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';
import { createLockout } from './lockout.ts';

const MINIMUM_LENGTH = 8;
const USUAL_KINDS = 3;
const KINDS = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9\s]/] as const;

/** The caller's password. Wrong ones count like those of a sign-in, so that no call is a way around the lockout. */
export const passwordServices: ServiceTable = {
  '/api/msc-ucs/account/getPasswordPolicy': (_body, { db }) => ({
    minlength: MINIMUM_LENGTH,
    kinds: kindsNeeded(db),
  }),

  '/api/msc-ucs/account/checkPassword': async ({ password }, context) => {
    await verifyOwn(password, context);
    return null;
  },

  '/api/msc-ucs/account/changePassword': async ({ oldpassword, newpassword }, context) => {
    const { db, clock, caller } = context;
    const problem = problemOf(newpassword, oldpassword, kindsNeeded(db));
    if (problem !== null) throw new RetailError('A0400', `Bad parameter newpassword: ${problem}`);
    const before = await verifyOwn(oldpassword, context);
    if (await isCommonPassword(newpassword))
      throw new RetailError('A0400', 'Bad parameter newpassword: one of the most common passwords');
    const { salt, hash } = await keepPassword(newpassword);
    db.transaction(() => {
      // The second of two simultaneous changes no longer finds the old password.
      const { changes } = db
        .prepare(
          'UPDATE account SET password_salt = ?, password_hash = ? WHERE userid = ? AND password_hash = ?',
        )
        .run([salt, hash, caller.userid, before.hash]);
      if (changes === 0) throw new RetailError('A0210');
      db.prepare(
        'UPDATE token_family SET revoked = ? WHERE userid = ? AND family <> ? AND revoked IS NULL',
      ).run([clock(), caller.userid, caller.family]);
    })();
    return null;
  },
};

async function verifyOwn(
  password: string,
  { db, clock, caller }: ServiceContext,
): Promise<StoredPassword> {
  const lockout = createLockout(db, clock);
  if (!lockout.begin(caller.entid, caller.usercode)) throw new RetailError('A0211');
  const stored = onlyRow(
    db.prepare<StoredPassword>(
      'SELECT password_salt AS salt, password_hash AS hash FROM account WHERE userid = ?',
    ),
    [caller.userid],
  );
  if (!(await checkPassword(password, stored))) throw new RetailError('A0210', 'Wrong password');
  lockout.succeed(caller.entid, caller.usercode);
  return stored;
}

/** Global parameter PASSWORDKINDS, 1 to 4; 3 when it is not set or no such number. */
function kindsNeeded(db: RetailDatabase): number {
  const row = db
    .prepare<{ paravalue: string }>(
      "SELECT paravalue FROM global_parameter WHERE paraid = 'PASSWORDKINDS'",
    )
    .get([]);
  return /^[1-4]$/.test(row?.paravalue ?? '') ? Number(row?.paravalue) : USUAL_KINDS;
}

function problemOf(password: string, former: string, kinds: number): string | null {
  if (password.length < MINIMUM_LENGTH) return `at least ${MINIMUM_LENGTH} characters`;
  if (!/^[\x21-\x7e]*$/.test(password)) return 'letters, digits and symbols only, no spaces';
  if (KINDS.filter((kind) => kind.test(password)).length < kinds)
    return `at least ${kinds} kinds of characters`;
  return password === former ? 'must differ from the old one' : null;
}
