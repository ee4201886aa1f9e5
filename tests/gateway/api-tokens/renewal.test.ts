import { expect, test } from 'vitest';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { startTokens } from './token-support.ts';

const POSTS = '{ viewer { posts { code } } }';
const success = (data: unknown) => ({ body: { returncode: '0', message: '', data } });
const refusal = (returncode: string) => ({ body: { returncode, message: '', data: null } });

/** Services where only some access tokens work, with what they answer to exchanging and issuing. */
function services(state: { valid: string; refusedWith: string; refresh: unknown; issue: unknown }) {
  const posts = { usercode: 'ops_director' };
  const retail = mockRetail()
    .answers('addApiToken', { id: 'K1', apitoken: 't-1' })
    .replies('loginByApiToken', () => state.issue as never)
    .replies('refreshToken', () => state.refresh as never)
    .replies('posts', () =>
      retail.asked.at(-1)?.ssoToken === state.valid
        ? success([SIGNED_IN_STAFF.mainPost])
        : refusal(state.refusedWith),
    );
  return { retail, posts };
}

const pair = (name: string) => ({ accessToken: `access-${name}`, refreshToken: `refresh-${name}` });
const login = (name: string) => success({ ...SIGNED_IN_STAFF, ...pair(name) });

async function started(state: Parameters<typeof services>[0]) {
  const { retail } = services(state);
  const gateway = await startTokens({ retail });
  const token = await gateway.secret('READ_LISTS');
  const ask = async () => {
    retail.asked.length = 0;
    const { status, data, errors } = await gateway.program(token, POSTS);
    const viewer = data?.viewer as { posts: unknown[] | null } | undefined;
    return {
      ...{ status, posts: viewer?.posts?.length ?? null, code: errors?.[0]?.extensions.code },
      calls: retail.paths().map((path) => path.split('/').at(-1)),
    };
  };
  return { gateway, ask };
}

const OK = { status: 200, posts: 1, code: undefined };

test('an expired pair is refreshed like that of a session, once', async () => {
  const state = {
    valid: 'access-1',
    refusedWith: 'A0242',
    refresh: success(pair('2')),
    issue: login('1'),
  };
  const { ask } = await started(state);
  expect(await ask()).toEqual({ ...OK, calls: ['getPostList'] });
  state.valid = 'access-2';
  expect(await ask()).toEqual({ ...OK, calls: ['getPostList', 'refreshToken', 'getPostList'] });
  expect(await ask()).toEqual({ ...OK, calls: ['getPostList'] });
});

test.each(['A0242', 'A0244'])(
  'a pair that has ended (%s) is replaced by another one that the services issue',
  async (refusedWith) => {
    const state = { valid: 'access-1', refusedWith, refresh: refusal('A0244'), issue: login('1') };
    const { ask } = await started(state);
    Object.assign(state, { valid: 'access-3', issue: login('3') });
    expect(await ask()).toEqual({
      ...OK,
      calls: ['getPostList', 'refreshToken', 'loginByApiToken', 'getPostList'],
    });
    expect(await ask()).toEqual({ ...OK, calls: ['getPostList'] });
  },
);

test('a token that the services no longer accept ends, and its owner sees that', async () => {
  const state = {
    valid: 'access-1',
    refusedWith: 'A0244',
    refresh: refusal('A0244'),
    issue: login('1'),
  };
  const { ask, gateway } = await started(state);
  Object.assign(state, { valid: 'none', issue: refusal('A0210') });
  expect(await ask()).toMatchObject({ posts: null, code: 'SESSION_EXPIRED' });
  expect(await ask()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED', calls: [] });
  expect(await gateway.tokens()).toMatchObject([{ status: 'ENDED' }]);
});

test('a token outlives a time in which the services cannot issue a pair', async () => {
  const state = {
    valid: 'access-1',
    refusedWith: 'A0244',
    refresh: refusal('A0244'),
    issue: login('1'),
  };
  const { ask, gateway } = await started(state);
  Object.assign(state, { valid: 'access-3', issue: refusal('B0001') });
  expect(await ask()).toMatchObject({ posts: null, code: 'UPSTREAM_UNREACHABLE' });
  Object.assign(state, { issue: login('3') });
  gateway.clock.now += 20_000;
  expect(await ask()).toMatchObject(OK);
});
