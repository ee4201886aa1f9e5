import { startGateway } from '../../support/gateway/gateway.ts';
import {
  APPLICATIONS,
  POSTS,
  SHOPS,
  SIGNED_IN_STAFF,
} from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const POST = `mutation ($input: PostSwitchInput!) {
  postSwitch(input: $input) { viewer { mainPost { code } shop { code } signedInAt session { scope } } userErrors { field code } }
}`;

const SHOP = `mutation ($input: ShopSwitchInput!) {
  shopSwitch(input: $input) { viewer { mainPost { code } shop { code } } userErrors { field code message } }
}`;

export const MULTIPLE = APPLICATIONS.filter(({ issingleshop }) => issingleshop === '2');
export const SINGLE = APPLICATIONS.filter(({ issingleshop }) => issingleshop === '1');

export const switched = (over: Partial<typeof SIGNED_IN_STAFF>) => ({
  ...SIGNED_IN_STAFF,
  createDate: '2026-06-15 12:00:00',
  ...over,
});

export function services({ shops = SHOPS, applications = APPLICATIONS } = {}) {
  return mockRetail()
    .answers('posts', POSTS)
    .answers('shops', shops)
    .answers('staffApplications', applications);
}

export async function signedIn(account = SIGNED_IN_STAFF, config = {}) {
  const gateway = await startGateway(config);
  const cookie = await gateway.signIn(account);
  const ask = (query: string, input: object, headers = {}) =>
    gateway.ask(query, { cookie, headers, variables: { input } });
  return {
    ...gateway,
    cookie,
    ask: gateway.ask,
    toPost: ask.bind(null, POST),
    toShop: ask.bind(null, SHOP),
  };
}

export const outcomeOf = ({ data }: { data: Record<string, unknown> | null | undefined }) =>
  Object.values(data ?? {})[0];
