import { postOf, shopOf, type Account } from '../request/account.ts';
import type { LanguagePack, Post, Shop, UserType } from '../generated/resolvers.ts';
import type { components } from '../../schema/generated/retail.ts';
import type { OperationName } from '../upstream/operations.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { accountRowOf } from './account-row.ts';

type Schemas = components['schemas'];

/** Revoking is a courtesy to the services; nobody waits long for it. */
const REVOKE_TIMEOUT_MS = 5000;
/** Whoever signs out waits for it. */
const EXIT_TIMEOUT_MS = 3000;

/** Sign-in, sign-out and what belongs to the account itself. */
export interface Credentials {
  enterpriseCode: string;
  account: string;
  password: string;
  userType: UserType;
}

export interface SignInAnswer {
  account: Schemas['SignedInAccount'];
  tokens: { accessToken: string; refreshToken: string };
  /** Token of the workflow services, where they want one of their own. */
  bpmToken: string | null;
}

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
  return signedInBy('login', answer);
}

/** The code alone tells the account; a few systems need the enterprise beside it. */
export async function signInByCode(
  retail: RetailClient,
  { code, enterpriseCode }: { code: string; enterpriseCode: string },
): Promise<SignInAnswer & { autoCode: string | null }> {
  const body = enterpriseCode === '' ? { code } : { code, entid: enterpriseCode };
  const answer = await retail.call<Schemas['Login'] | null>('loginByCode', body);
  return { ...signedInBy('loginByCode', answer), autoCode: codeOf(answer?.autoCode) || null };
}

function signedInBy(operation: OperationName, answer: Schemas['Login'] | null): SignInAnswer {
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

/** Where a session of single sign-on goes at its end, in the services' own words. */
export async function findExitUrl(retail: RetailClient, autoCode: string): Promise<unknown> {
  return retail.call('ssoExitUrl', { token: autoCode }, { timeoutMs: EXIT_TIMEOUT_MS });
}

/** Best effort: whoever signs out is signed out, whether the services hear of it or not. */
export async function revoke(retail: RetailClient, refreshToken: string): Promise<void> {
  await retail
    .call('logout', { refreshToken }, { timeoutMs: REVOKE_TIMEOUT_MS })
    .catch(() => undefined);
}

export async function listPosts(retail: RetailClient, account: Account): Promise<Post[]> {
  if (account.userType === 'SUPPLIER') return [];
  return rowsOf<Schemas['Post']>(
    'posts',
    await retail.call('posts', { usercode: account.code }),
  ).map(postOf);
}

export async function listShops(
  retail: RetailClient,
  account: Account,
  limit?: CallOptions,
): Promise<Shop[]> {
  return shopsThrough(retail, account, account.mainPost?.code ?? '', limit);
}

/** Null where the services have no list of stores. */
export async function findShops(
  retail: RetailClient,
  account: Account,
  postCode: string,
): Promise<Shop[] | null> {
  try {
    return await shopsThrough(retail, account, postCode);
  } catch (error) {
    if (error instanceof UpstreamError && error.kind === 'not-implemented') return null;
    throw error;
  }
}

async function shopsThrough(
  retail: RetailClient,
  account: Account,
  postcode: string,
  limit?: CallOptions,
): Promise<Shop[]> {
  const data = await retail.call('shops', { usercode: account.code, postcode }, limit);
  return rowsOf<Schemas['Shop']>('shops', data).map(shopOf);
}

/** Values by parameter id, for all ids in one search. */
export async function findParameters(
  retail: RetailClient,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const condition = [{ field: 'paraid', operation: 'in', value: ids }];
  const data = await retail.call('globalParameters', { pageNo: 1, pageSize: 10000, condition });
  const rows = rowsOf<Schemas['GlobalParameter']>('globalParameters', field(data, 'pageData'));
  return new Map(rows.map(({ paraid, paravalue }) => [paraid, paravalue]));
}

export interface LanguageVersion {
  locale: string;
  checksum: string;
  downloadPath: string;
}

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
    .filter(({ locale, md5 }) => locales.includes(locale) && /^[0-9a-f]{32}$/i.test(md5))
    .map(({ locale, md5, downloadurl }) => ({
      locale,
      checksum: md5.toLowerCase(),
      downloadPath: pathOfAddress(downloadurl),
    }));
}

/** Only the path of an address counts, as specified: which host is asked is the operator's word. The allow-list judges the path. */
function pathOfAddress(address: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(\/[^?#]*)/iu.exec(address) ?? [];
  return path ?? address;
}

/** In the order in which packs are laid over each other: the fallback first. */
export async function listLanguagePacks(
  retail: RetailClient,
  locale: string,
): Promise<LanguagePack[]> {
  const order = [...new Set(['zh-CN', locale])];
  const versions = await findLanguageVersions(retail, order);
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
