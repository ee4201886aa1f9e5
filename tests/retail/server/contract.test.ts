import { afterAll, describe, expect, it } from 'vitest';
import { createAuthentication } from '../../../retail/accounts/authentication.ts';
import { systemClock } from '../../../retail/server/clock.ts';
import { createSingleSignOn } from '../../../retail/accounts/single-sign-on.ts';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import { callRetail, signInRetail, type Answer } from '../../support/retail/retail-client.ts';
import { documentedCalls, type DocumentedCall } from '../../support/retail/retail-contract.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

/**
 * Documented calls that are not implemented yet. This list may only get shorter, and so may the
 * number of calls.
 */
const NOT_YET: readonly string[] = [];
const NOT_YET_AT_MOST = 0;

const { app, db } = buildRetail({ samplesUrl: 'http://localhost:4200' });
const director = await signInRetail(app, 'ops_director');
const supplier = await signInRetail(app, 'v10001');
const singleSignOn = createSingleSignOn(db, systemClock, createAuthentication(db, systemClock));
const signedOn = singleSignOn.loginByCode({ code: singleSignOn.issueCode(supplier.login.userid) });
const calls = documentedCalls();

afterAll(async () => {
  await app.close();
  db.close();
});

/**
 * Examples use accounts of the demo data. Only values that are created at run time are replaced.
 */
const BODIES: Readonly<Record<string, () => Promise<unknown>>> = {
  refreshToken: async () => ({
    refreshToken: (await signInRetail(app, 'finance')).login.refreshToken,
  }),
  logout: async () => ({ refreshToken: (await signInRetail(app, 'finance')).login.refreshToken }),
  loginByCode: async () => ({ code: singleSignOn.issueCode(supplier.login.userid) }),
  ssoExitUrl: async () => ({ token: signedOn.autoCode }),
  loginByApiToken: async () => ({ apitoken: (await newApiToken()).apitoken }),
  deleteApiToken: async () => ({ id: (await newApiToken()).id }),
  switchPost: async () => ({ postcode: 'P0014', shopid: null }),
  switchShop: async () => ({ shopid: '1001' }),
  checkPassword: async () => ({ usercode: 'settlement', password: 'Retail@2026' }),
  changePassword: async () => ({
    usercode: 'operator',
    oldpassword: 'Retail@2026',
    newpassword: 'Retail@2027',
  }),
};

async function newApiToken(): Promise<{ id: string; apitoken: string }> {
  const path = '/api/msc-auth/apitoken/add';
  const token = director.login.accessToken;
  return (await callRetail<never>(app, path, { name: 'BI' }, token)).data;
}

/** Calls that change the calling account use accounts of their own. */
const operator = await signInRetail(app, 'operator');
const CALLERS: Readonly<Record<string, () => Promise<{ accessToken: string }>>> = {
  switchPost: async () => (await signInRetail(app, 'area_east')).login,
  switchShop: async () => (await signInRetail(app, 'store1001')).login,
  checkPassword: async () => (await signInRetail(app, 'settlement')).login,
  changePassword: async () => operator.login,
  serviceAccounts: async () => (await signInRetail(app, 'admin')).login,
  sessionRights: async () => (await signInRetail(app, 'admin')).login,
  ssoExitUrl: async () => signedOn,
};

/** The only call whose body is not JSON. */
async function upload(path: string): Promise<Answer> {
  const { headers, payload } = multipartForm([{ filename: 'a.png', content: 'a' }], {
    fileType: 'picture',
    visibility: 'public',
  });
  const { accessToken: ssotoken } = director.login;
  const response = await app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, ssotoken },
    payload,
  });
  return { status: response.statusCode, ...response.json<Omit<Answer, 'status'>>() };
}

async function answerTo({ id, path, exampleUrl, open, example }: DocumentedCall) {
  if (id === 'uploadFile') return upload(path);
  const body = (await BODIES[id]?.()) ?? example ?? {};
  const login =
    (await CALLERS[id]?.()) ?? (/supplier|vendor/i.test(id) ? supplier : director).login;
  return callRetail(app, exampleUrl, body, open ? undefined : login.accessToken);
}

const posts = calls.filter(({ method }) => method === 'POST');
const gets = calls.filter(({ method }) => method === 'GET');

/**
 * A download that exists but is asked for a missing file returns another code than one that is not
 * implemented.
 */
async function codeOfDownload(path: string): Promise<string> {
  const url = path.replaceAll(/\{\w+\}/g, 'none');
  const { payload } = await app.inject({ url, headers: { ssotoken: director.login.accessToken } });
  return (JSON.parse(payload) as { returncode: string }).returncode;
}

describe('Each documented call returns its example as documented', () => {
  it.each(posts.filter(({ id }) => !NOT_YET.includes(id)))('$id', async (call) => {
    const { status, ...envelope } = await answerTo(call);
    expect({ status, returncode: envelope.returncode, problem: call.problemOf(envelope) }).toEqual({
      status: 200,
      returncode: '0',
      problem: null,
    });
  });
});

it('only the listed calls return B0501, and the list only gets shorter', async () => {
  const answers = await Promise.all(
    posts.map(async (call) => ({ id: call.id, returncode: (await answerTo(call)).returncode })),
  );
  answers.push(
    ...(await Promise.all(
      gets.map(async ({ id, path }) => ({ id, returncode: await codeOfDownload(path) })),
    )),
  );
  const missing = answers.filter(({ returncode }) => returncode === 'B0501').map(({ id }) => id);
  expect(missing.toSorted()).toEqual(NOT_YET.toSorted());
  expect(missing.length).toBeLessThanOrEqual(NOT_YET_AT_MOST);
});

it.each(posts.filter(({ open }) => !open))(
  '$id is refused without a token',
  async ({ path, example, returncodes }) => {
    const { returncode, data } = await callRetail(app, path, example ?? {});
    expect({ returncode, data }).toEqual({ returncode: 'A0244', data: null });
    expect(returncodes).toContain('A0244');
  },
);

it('an unknown path gets an envelope and status 404', async () => {
  const answer = await callRetail(
    app,
    '/api/msc-ucs/account/nothing',
    {},
    director.login.accessToken,
  );
  expect(answer).toEqual({
    status: 404,
    returncode: 'A0404',
    message: 'No such service',
    data: null,
  });
});

it('the error of a bad parameter names its field', async () => {
  const path = '/api/msc-gls/globPara/search';
  const bodies = [
    { pageNo: 1 },
    { pageNo: 0, pageSize: 10 },
    { pageNo: 1, pageSize: 10, condition: [{ field: 'paraid', operation: 'drop', value: 1 }] },
    [],
  ];
  const messages = await Promise.all(
    bodies.map(async (body) => (await director.call(path, body)).message),
  );
  expect(messages).toEqual([
    'Bad parameter pageSize: missing',
    'Bad parameter pageNo: must be >= 1',
    'Bad parameter condition.0.operation: must be equal to one of the allowed values',
    'Bad parameter body: must be object',
  ]);
});

it('an invalid JSON body gets A0400', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/msc-gls/globPara/search',
    headers: { 'content-type': 'application/json', ssotoken: director.login.accessToken },
    payload: '{"pageNo":',
  });
  expect({ status: response.statusCode, ...response.json<object>() }).toEqual({
    status: 400,
    returncode: 'A0400',
    message: 'The request cannot be read',
    data: null,
  });
});
