import type { components } from '../../schema/generated/retail.ts';
import type { Account } from '../request/account.ts';
import { codeOf, field } from '../values/rows.ts';
import type { OperationName } from '../upstream/operations.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { accountRowOf } from '../request/account-row.ts';

type SignedInAccount = components['schemas']['SignedInAccount'];

/**
 * The post and store that an account works through. `postCode` is null for suppliers, who have no
 * post; `shopCode` is null for all stores or none.
 */
export interface Workplace {
  postCode: string | null;
  shopCode: string | null;
}

/**
 * Switches post and store. Returns the account as the services have it afterwards; from then on the
 * session's tokens belong to the new post and store.
 */
export async function switchWorkplace(
  retail: RetailClient,
  { postCode, shopCode }: Workplace,
  before: SignedInAccount,
): Promise<SignedInAccount> {
  return switchedAccount(
    'switchPost',
    await retail.call('switchPost', { postcode: postCode, shopid: shopCode }),
    before,
  );
}

/**
 * Switches the store; null means all stores, or none. Returns the account as the services have it
 * afterwards.
 */
export async function switchShop(
  retail: RetailClient,
  shopCode: string | null,
  before: SignedInAccount,
): Promise<SignedInAccount> {
  return switchedAccount(
    'switchShop',
    await retail.call('switchShop', { shopid: shopCode }),
    before,
  );
}

/**
 * The account row after a switch. It must be the same account, and it keeps the sign-in time of the
 * session, because a switch is not a new sign-in.
 */
function switchedAccount(
  operation: OperationName,
  data: unknown,
  before: SignedInAccount,
): SignedInAccount {
  const account = accountRowOf(data);
  if (account.userid !== before.userid || account.ent_id !== before.ent_id)
    throw new UpstreamError('malformed', { operation });
  return { ...account, createDate: before.createDate };
}

/** Throws the services' refusal when the password is wrong. */
export async function checkPassword(
  retail: RetailClient,
  account: Account,
  password: string,
): Promise<void> {
  await retail.call('checkPassword', { usercode: account.code, password });
}

/** Throws the services' refusal when the old password is wrong or the new one is not accepted. */
export async function changePassword(
  retail: RetailClient,
  account: Account,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  await retail.call('changePassword', {
    usercode: account.code,
    oldpassword: oldPassword,
    newpassword: newPassword,
  });
}

export interface PasswordPolicy {
  minimumLength: number;
  minimumKinds: number;
}

/** The portal's own minimum, used where the services state no policy. */
const DEFAULT_POLICY: PasswordPolicy = { minimumLength: 8, minimumKinds: 3 };
const MAX_KINDS = 4;

/**
 * The services' password policy, limited to what makes sense: never weaker than the portal's own
 * minimum, and never so strict that no password could satisfy it.
 */
export async function findPasswordPolicy(retail: RetailClient): Promise<PasswordPolicy> {
  const data = await retail.call('passwordPolicy', {}).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.kind === 'not-implemented') return null;
    throw error;
  });
  // A blank value is no rule; as a number it would be 0 and allow any password.
  const numberOf = (name: string) => Number(codeOf(field(data, name)).trim() || NaN);
  const [length, kinds] = [numberOf('minlength'), numberOf('kinds')];
  return {
    minimumLength: Number.isInteger(length)
      ? Math.min(Math.max(length, DEFAULT_POLICY.minimumLength), 128)
      : DEFAULT_POLICY.minimumLength,
    minimumKinds: Number.isInteger(kinds)
      ? Math.min(Math.max(kinds, 1), MAX_KINDS)
      : DEFAULT_POLICY.minimumKinds,
  };
}
