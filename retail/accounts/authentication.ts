import type { components } from '../../schema/generated/retail.ts';
import { signedInAccount, type AccountRow } from './accounts.ts';
import type { Clock } from '../server/clock.ts';
import { RetailError } from '../server/envelope.ts';
import { SERVICE_ACCOUNT, SUPPLIER } from './account-types.ts';
import { checkPassword, NO_PASSWORD } from './passwords.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import { createLockout } from './lockout.ts';
import {
  createTokens,
  LIFETIMES,
  type TokenHolder,
  type TokenLifetimes,
  type TokenPair,
  type Tokens,
} from './tokens.ts';

type LoginRequest = components['schemas']['LoginRequest'];
type Login = components['schemas']['Login'];

export interface Authentication extends Pick<Tokens, 'read' | 'familyOf'> {
  login(request: LoginRequest): Promise<Login>;
  /**
   * Returns the account with this enterprise number, account and password; throws A0210 or A0211.
   */
  verify(request: LoginRequest): Promise<AccountRow>;
  /**
   * Signs in an account that another system has authenticated, in its main post or in a given
   * workplace; throws A0210 when it was removed or disabled.
   */
  loginAs(userid: string, workplace?: Workplace): Login;
  refresh(refreshToken: string): TokenPair;
  /** Ends the family of each token given; safe to repeat. */
  logout(...tokens: (string | undefined)[]): void;
}

/** The post and store that an account works through. */
type Workplace = Pick<TokenHolder, 'postcode' | 'shopid'>;

/** Demonstration accounts whose tokens are invalid after the sign-in, by account.status. */
const FLAWS: Readonly<Record<string, 'stale' | 'revoked'>> = {
  expired: 'stale',
  kicked: 'revoked',
};
const DISABLED = '0';

export function createAuthentication(
  db: RetailDatabase,
  clock: Clock,
  lifetimes: TokenLifetimes = LIFETIMES,
): Authentication {
  const tokens = createTokens(db, clock, lifetimes);
  const lockout = createLockout(db, clock);
  const findAccount = db.prepare<AccountRow>(
    'SELECT * FROM account WHERE entid = ? AND usercode = ?',
  );
  const findByUserid = db.prepare<AccountRow>('SELECT * FROM account WHERE userid = ?');
  const findMainPost = db.prepare<{ postcode: string }>(
    'SELECT postcode FROM account_post WHERE userid = ? ORDER BY ismain DESC, postcode LIMIT 1',
  );

  async function verify({ entid, account, password, usertype }: LoginRequest): Promise<AccountRow> {
    if (!lockout.begin(entid, account)) throw new RetailError('A0211');
    const found = findAccount.get([entid, account]);
    const known =
      found &&
      found.status !== DISABLED &&
      found.usertype !== SERVICE_ACCOUNT &&
      (found.usertype === SUPPLIER) === (usertype === SUPPLIER)
        ? found
        : null;
    const stored = known ? { salt: known.password_salt, hash: known.password_hash } : NO_PASSWORD;
    const matches = await checkPassword(password, stored);
    if (!known || !matches) throw new RetailError('A0210');
    lockout.succeed(entid, account);
    return known;
  }

  function begin(account: AccountRow, workplace = mainWorkplace(account)): Login {
    const holder = { userid: account.userid, ...workplace };
    return {
      ...tokens.begin(holder, FLAWS[account.status]),
      ...signedInAccount(db, account, holder, clock()),
    };
  }

  function mainWorkplace({ userid, shopid }: AccountRow): Workplace {
    return { postcode: findMainPost.get([userid])?.postcode ?? null, shopid };
  }

  return {
    login: async (request) => begin(await verify(request)),
    verify,
    loginAs(userid, workplace) {
      const account = findByUserid.get([userid]);
      if (!account || account.status === DISABLED) throw new RetailError('A0210');
      return begin(account, workplace);
    },
    refresh: (refreshToken) => tokens.refresh(refreshToken),
    read: (accessToken) => tokens.read(accessToken),
    familyOf: (token) => tokens.familyOf(token),
    logout(...given) {
      for (const token of given) if (token !== undefined) tokens.revoke(token);
    },
  };
}
