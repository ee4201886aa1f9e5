import { expect, test } from 'vitest';
import { startGateway, TOKENS } from '../../support/gateway/gateway.ts';
import { createFetchTransport } from '../../support/gateway/fetch-transport.ts';
import {
  SIGNED_IN_STAFF,
  SIGNED_IN_SUPPLIER,
  WORK_TOTALS,
} from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const SIGN_IN = `mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) {
  viewer { code name userType enterprise { code name currency } mainPost { code name } shop { code name } } userErrors { code }
} }`;
const input = {
  enterpriseCode: '100001',
  account: 'ops_director',
  password: 'Retail@2026',
  userType: 'STAFF',
};

/** Signs in with this answer of the services, and records the headers of each call by path. */
async function signInWith(login: object) {
  const headers = new Map<string, Record<string, string>>();
  const send = createFetchTransport();
  const retail = mockRetail().replies('login', () => ({
    body: { returncode: '0', message: '', data: login },
  }));
  const gateway = await startGateway(
    {},
    {
      transport(request) {
        headers.set(request.url.pathname, { ...request.headers });
        return send(request);
      },
    },
  );
  const answer = await gateway.ask(SIGN_IN, { variables: { input } });
  const cookie =
    /portal_session=[^;]*/u.exec(String(answer.headers['set-cookie'] ?? ''))?.[0] ?? '';
  return { ...gateway, retail, headers, cookie, answer };
}

test('accepts codes that are sent as numbers: user type 2 is a supplier', async () => {
  const { answer, retail, ask, cookie } = await signInWith({
    ...SIGNED_IN_SUPPLIER,
    ...TOKENS,
    userType: 2,
    ent_id: 100001,
    userid: 9001,
    tenantId: 10001,
    shopid: 1001,
    shopname: '静安店',
  });
  expect(answer.data).toMatchObject({
    sessionSignIn: {
      viewer: {
        userType: 'SUPPLIER',
        enterprise: { code: '100001' },
        mainPost: null,
        shop: { code: '1001' },
      },
    },
  });
  retail.answers('supplierApplications', []);
  expect((await ask('{ viewer { applications { code } } }', { cookie })).data).toEqual({
    viewer: { applications: [] },
  });
  expect(retail.asked.at(-1)?.body).toEqual({ tenantid: '10001', accountid: 'v10001' });
});

test('missing values of an account get their defaults', async () => {
  const { answer } = await signInWith({
    ...TOKENS,
    userCode: 'ops_director',
    ent_id: '100001',
    userType: 1,
  });
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toEqual({
    sessionSignIn: {
      viewer: {
        code: 'ops_director',
        name: 'ops_director',
        userType: 'STAFF',
        enterprise: { code: '100001', name: '100001', currency: 'CNY' },
        mainPost: null,
        shop: null,
      },
      userErrors: [],
    },
  });
});

test('a token for the workflow services is sent to them and to no other service', async () => {
  const { ask, cookie, retail, headers } = await signInWith({
    ...SIGNED_IN_STAFF,
    ...TOKENS,
    bpmToken: 'bpm-1',
  });
  retail
    .answers('todoTotals', WORK_TOTALS)
    .refuses('processInstance', 'A0400')
    .answers('staffApplications', []);
  await ask(
    '{ viewer { approvalTotals { pending } approval(taskCode: "T1") { id } applications { code } } }',
    { cookie },
  );
  expect(headers.get('/api/msc-flowable/report/total')).toMatchObject({
    ssoToken: 'access-1',
    bpmToken: 'bpm-1',
  });
  expect(headers.get('/api/msc-bpm/process/getOne')).toMatchObject({
    ssoToken: 'access-1',
    bpmToken: 'bpm-1',
  });
  expect(headers.get('/api/msc-ucs/account/getPostAppInfo')).not.toHaveProperty('bpmToken');
});
