import { postOf, shopOf, type Account, type Shop } from '../request/account.ts';
import type { LanguagePack, Post, UserType } from '../generated/resolvers.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { OperationName } from '../upstream/operations.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { accountRowOf } from '../request/account-row.ts';

type Schemas = components['schemas'];

/** Sign-out does not depend on revoking the tokens, so it does not wait long for it. */
const REVOKE_TIMEOUT_MS = 5000;
/** Short, because signing out waits for this call. */
const EXIT_TIMEOUT_MS = 3000;

export interface Credentials {
  enterpriseCode: string;
  account: string;
  password: string;
  userType: UserType;
}

export interface SignInAnswer {
  account: Schemas['SignedInAccount'];
  tokens: { accessToken: string; refreshToken: string };
  /** A separate token for the workflow services; null when they need none. */
  bpmToken: string | null;
}

/** Signs in with a password. Throws `malformed` when the answer has no tokens or no account. */
export async function signIn(
  retail: RetailClient,
  credentials: Credentials,
): Promise<SignInAnswer> {
  const answer = await retail.call<Schemas['Login'] | null>('login', {
    entid: credentials.enterpriseCode,
    account: credentials.account,
    password: credentials.password,
    usertype: credentials.userType === 'SUPPLIER' ? '2' : '1',
  });
  return parseSignIn('login', answer);
}

/**
 * Signs in with a single-sign-on code. The code identifies the account; some services also need the
 * enterprise.
 */
export async function signInByCode(
  retail: RetailClient,
  { code, enterpriseCode }: { code: string; enterpriseCode: string },
): Promise<SignInAnswer & { autoCode: string | null }> {
  const body = enterpriseCode === '' ? { code } : { code, entid: enterpriseCode };
  const answer = await retail.call<Schemas['Login'] | null>('loginByCode', body);
  return { ...parseSignIn('loginByCode', answer), autoCode: codeOf(answer?.autoCode) || null };
}

function parseSignIn(operation: OperationName, answer: Schemas['Login'] | null): SignInAnswer {
  const account = accountRowOf(answer);
  const [accessToken, refreshToken] = [codeOf(answer?.accessToken), codeOf(answer?.refreshToken)];
  if (accessToken === '' || refreshToken === '' || account.userCode === '' || account.ent_id === '')
    throw new UpstreamError('malformed', { operation });
  return {
    account,
    tokens: { accessToken, refreshToken },
    bpmToken: codeOf(answer?.bpmToken) || null,
  };
}

/** The address to open after a single-sign-on session ends. Not validated: see `allowedAddress`. */
export async function findExitUrl(retail: RetailClient, autoCode: string): Promise<unknown> {
  return retail.call('ssoExitUrl', { token: autoCode }, { timeoutMs: EXIT_TIMEOUT_MS });
}

/** Revokes the tokens at the services. Best effort: a failure does not prevent the sign-out. */
export async function revokeTokens(retail: RetailClient, refreshToken: string): Promise<void> {
  await retail
    .call('logout', { refreshToken }, { timeoutMs: REVOKE_TIMEOUT_MS })
    .catch(() => undefined);
}

/** The posts of the account; empty for suppliers. Rows without a code are left out. */
export async function listPosts(retail: RetailClient, account: Account): Promise<Post[]> {
  if (account.userType === 'SUPPLIER') return [];
  return rowsOf<Schemas['Post']>('posts', await retail.call('posts', { usercode: account.code }))
    .map(postOf)
    .filter(({ code }) => code !== '');
}

/** The stores of the account in its main post. */
export async function listShops(
  retail: RetailClient,
  account: Account,
  limit?: CallOptions,
): Promise<Shop[]> {
  return listShopsOfPost(retail, account, account.mainPost?.code ?? '', limit);
}

/** The stores of a post; null when the services have no list of stores. */
export async function findShops(
  retail: RetailClient,
  account: Account,
  postCode: string,
): Promise<Shop[] | null> {
  try {
    return await listShopsOfPost(retail, account, postCode);
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-implemented') return null;
    throw error;
  }
}

async function listShopsOfPost(
  retail: RetailClient,
  account: Account,
  postcode: string,
  limit?: CallOptions,
): Promise<Shop[]> {
  const data = await retail.call('shops', { usercode: account.code, postcode }, limit);
  return rowsOf<Schemas['Shop']>('shops', data)
    .map(shopOf)
    .filter(({ number }) => number !== '');
}

/** Global parameters by id, read with one search. A value that is a number is read as text. */
export async function findParameters(
  retail: RetailClient,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const condition = [{ field: 'paraid', operation: 'in', value: ids }];
  const data = await retail.call('globalParameters', { pageNo: 1, pageSize: 10000, condition });
  const rows = rowsOf<Schemas['GlobalParameter']>('globalParameters', field(data, 'pageData'));
  return new Map(rows.map(({ paraid, paravalue }) => [codeOf(paraid), codeOf(paravalue).trim()]));
}

export interface LanguageVersion {
  locale: string;
  checksum: string;
  downloadPath: string;
}

/**
 * The current language packs of these locales. Rows without a valid checksum or without an address
 * are left out.
 */
export async function findLanguageVersions(
  retail: RetailClient,
  locales: readonly string[],
  options?: CallOptions,
): Promise<LanguageVersion[]> {
  const condition = [
    { field: 'status', operation: 'eq', value: '1' },
    { field: 'locale', operation: 'in', value: locales },
    { field: 'type', operation: 'eq', value: '3' },
  ];
  const data = await retail.call(
    'languageVersions',
    { pageNo: 1, pageSize: 30, condition },
    options,
  );
  const rows = rowsOf<Schemas['LanguageVersion']>('languageVersions', field(data, 'pageData'));
  return rows
    .filter(
      ({ locale, md5, downloadurl }) =>
        locales.includes(locale) &&
        /^[0-9a-f]{32}$/i.test(md5) &&
        typeof downloadurl === 'string' &&
        downloadurl !== '',
    )
    .map(({ locale, md5, downloadurl }) => ({
      locale,
      checksum: md5.toLowerCase(),
      downloadPath: pathOfUrl(downloadurl),
    }));
}

/**
 * The path of an address. As specified, the host is ignored: the operator configures which host to
 * ask. The allow-list checks the path.
 */
function pathOfUrl(address: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(\/[^?#]*)/iu.exec(address) ?? [];
  return path ?? address;
}

/**
 * The language packs in the order in which they are merged: the fallback (zh-CN) first. None if the
 * services do not have the operation; the built-in texts suffice then.
 */
export async function listLanguagePacks(
  retail: RetailClient,
  locale: string,
): Promise<LanguagePack[]> {
  const order = [...new Set(['zh-CN', locale])];
  const versions = await findLanguageVersions(retail, order).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.kind === 'not-implemented') return [];
    throw error;
  });
  return order.flatMap((wanted) =>
    versions
      .filter((version) => version.locale === wanted)
      .slice(0, 1)
      .map(({ checksum }) => ({
        locale: wanted,
        checksum,
        url: `/language/${wanted}/${checksum}.json`,
      })),
  );
}
