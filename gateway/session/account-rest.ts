import type { components } from '../../schema/generated/retail.ts';
import type { Account } from '../request/account.ts';
import { field } from '../values/rows.ts';
import type { OperationName } from '../upstream/operations.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { accountRowOf } from './account-row.ts';

type SignedInAccount = components['schemas']['SignedInAccount'];

/** What somebody works through: null is no post (suppliers), and all stores or none. */
export interface Workplace {
  postCode: string | null;
  shopCode: string | null;
}

/** The tokens stand for the other post and store from then on. */
export async function switchWorkplace(
  retail: RetailClient,
  { postCode, shopCode }: Workplace,
  before: SignedInAccount,
): Promise<SignedInAccount> {
  return switched(
    'switchPost',
    await retail.call('switchPost', { postcode: postCode, shopid: shopCode }),
    before,
  );
}

export async function switchShop(
  retail: RetailClient,
  shopCode: string | null,
  before: SignedInAccount,
): Promise<SignedInAccount> {
  return switched('switchShop', await retail.call('switchShop', { shopid: shopCode }), before);
}

/** It is the same sign-in, whenever the services say that it happened. */
function switched(
  operation: OperationName,
  data: unknown,
  before: SignedInAccount,
): SignedInAccount {
  const account = accountRowOf(data);
  if (account.userid !== before.userid || account.ent_id !== before.ent_id)
    throw new UpstreamError('malformed', { operation });
  return { ...account, createDate: before.createDate };
}

/** Throws the services' refusal when it is wrong. */
export async function checkPassword(
  retail: RetailClient,
  account: Account,
  password: string,
): Promise<void> {
  await retail.call('checkPassword', { usercode: account.code, password });
}

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

/** What services demand that do not say it. */
const USUAL: PasswordPolicy = { minimumLength: 8, minimumKinds: 3 };
const KINDS = 4;

/** Never laxer than the portal's own minimum, and never more than anybody could fulfil. */
export async function findPasswordPolicy(retail: RetailClient): Promise<PasswordPolicy> {
  const data = await retail.call('passwordPolicy', {}).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.kind === 'not-implemented') return null;
    throw error;
  });
  const [length, kinds] = [
    Number(field(data, 'minlength') ?? NaN),
    Number(field(data, 'kinds') ?? NaN),
  ];
  return {
    minimumLength: Number.isInteger(length)
      ? Math.min(Math.max(length, USUAL.minimumLength), 128)
      : USUAL.minimumLength,
    minimumKinds: Number.isInteger(kinds)
      ? Math.min(Math.max(kinds, 1), KINDS)
      : USUAL.minimumKinds,
  };
}
