import { describe, expect, it } from 'vitest';
import { callRetail } from '../../support/retail/retail-client.ts';
import { PASSWORD } from '../../support/retail/retail-server.ts';
import { buildSamples, PORTAL } from './samples-fixtures.ts';

const { app, retail, state } = buildSamples();

describe('The sample module', () => {
  it.each([
    ['/module/', 'text/html', 'src="/module/module.js"'],
    ['/module/slow', 'text/html', '<p>…</p>'],
    ['/module/module.js', 'text/javascript', 'postMessage'],
    ['/module/texts.js', 'text/javascript', 'zh-TW'],
    ['/module/module.css', 'text/css', "data-scheme='dark'"],
    ['/module/settings.json', 'application/json', `"portalOrigin":"${PORTAL}"`],
  ])('serves %s', async (url, type, content) => {
    const response = await app.inject(url);
    expect([
      response.statusCode,
      response.headers['content-type']?.toString().split(';')[0],
    ]).toEqual([200, type]);
    expect(response.body).toContain(content);
  });

  it('can be framed by the portal only, and runs no foreign scripts', async () => {
    const { headers } = await app.inject('/module/');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${PORTAL}`,
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it("sends messages only to the portal's origin", async () => {
    const { body } = await app.inject('/module/module.js');
    expect(body).not.toMatch(/postMessage\([^;]*'\*'/u);
  });

  it.each(['/module/../config.ts', '/module/%2e%2e/config.ts', '/module/index.html', '/nothing'])(
    'has no %s',
    async (url) => {
      expect((await app.inject(url)).statusCode).toBe(404);
    },
  );

  it('exchanges the code for a token, loads the account with it, and does not expose the token', async () => {
    const headers = { cookie: 'portal_session=stolen' };
    const response = await app.inject({
      method: 'POST',
      url: '/module/account',
      headers,
      payload: { code: 'code-1' },
    });
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { name: '林知夏', post: '营运总监', shop: null },
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).not.toContain('token-1');
    expect(state.requests).toEqual([
      {
        url: `${PORTAL}/microapp/token`,
        body: { code: 'code-1' },
        authorization: undefined,
        cookie: undefined,
      },
      {
        url: `${PORTAL}/graphql`,
        body: { query: '{ viewer { name mainPost { name } shop { name } } }' },
        authorization: 'Bearer token-1',
        cookie: undefined,
      },
    ]);
  });

  it.each([
    [
      'the code is refused',
      { '/microapp/token': () => Response.json({ error: 'invalid_grant' }, { status: 400 }) },
      403,
    ],
    [
      'the token is refused',
      { '/graphql': () => Response.json({ errors: [{ message: 'no' }] }, { status: 401 }) },
      403,
    ],
    ['the session is over', { '/graphql': () => Response.json({ data: { viewer: null } }) }, 403],
    ['the portal answers nonsense', { '/graphql': () => new Response('<html>') }, 502],
    [
      'the portal is away',
      {
        '/microapp/token': () => {
          throw new TypeError('fetch failed');
        },
      },
      502,
    ],
  ])('says so when %s', async (_what, answers, status) => {
    state.portal = { ...state.portal, ...answers };
    const response = await app.inject({
      method: 'POST',
      url: '/module/account',
      payload: { code: 'code-1' },
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ error: status === 502 ? 'unreachable' : 'refused' });
  });

  it.each([[{}], [{ code: 1 }], [[]]])('refuses %j as a code', async (payload) => {
    expect((await app.inject({ method: 'POST', url: '/module/account', payload })).statusCode).toBe(
      400,
    );
    expect(state.requests).toEqual([]);
  });
});

it('the module addresses of the embedded services point to the samples', async () => {
  const { data } = await callRetail<{ accessToken: string }>(
    retail,
    '/api/msc-auth/authentication/login',
    {
      entid: '100001',
      account: 'ops_director',
      password: PASSWORD,
      usertype: '1',
    },
  );
  const urlOf = async (modulecode: string) => {
    const path = '/api/msc-ucs/menu/query';
    const answer = await callRetail<{ url: string | null }[]>(
      retail,
      path,
      { params: { modulecode } },
      data.accessToken,
    );
    return answer.data[0]?.url;
  };
  expect(await Promise.all(['200613', '200614', '200604', '200214'].map(urlOf))).toEqual([
    'http://localhost:4200/module/',
    'http://localhost:4200/module/slow',
    null,
    'https://market.example.com/prices',
  ]);
});
