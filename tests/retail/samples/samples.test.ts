import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSamplesApp } from '../../../retail/samples/samples-app.ts';
import { samplesAt, samplesFor } from '../../../scripts/samples-for.mjs';
import { callRetail } from '../../support/retail/retail-client.ts';
import { buildRetail, PASSWORD } from '../../support/retail/retail-server.ts';

const PORTAL = 'http://127.0.0.1:4000';
const START = Date.parse('2026-06-15T00:30:00Z');

interface Asked {
  url: string;
  body: unknown;
  authorization: string | undefined;
  cookie: string | undefined;
}

let now = START;
let asked: Asked[] = [];
/** What the portal answers, by the path that it is asked at. */
let portal: Record<string, () => Response> = {};

const ask: typeof fetch = async (input, init) => {
  const { authorization, cookie } = init?.headers as Record<string, string>;
  const url = input instanceof Request ? input.url : input.toString();
  asked.push({ url, body: JSON.parse(init?.body as string), authorization, cookie });
  return portal[new URL(url).pathname]?.() ?? new Response('', { status: 404 });
};

const { app: retail, db } = buildRetail({ clock: () => now, samplesUrl: 'http://localhost:4200' });
const app = createSamplesApp({ db, clock: () => now, portalUrl: PORTAL, ask });

afterAll(async () => {
  await Promise.all([app.close(), retail.close()]);
  db.close();
});

beforeEach(() => {
  now = START;
  asked = [];
  portal = {
    '/microapp/token': () =>
      Response.json({ token: 'token-1', expiresIn: 600, account: {}, moduleCode: '200613' }),
    '/graphql': () =>
      Response.json({
        data: { viewer: { name: '林知夏', mainPost: { name: '营运总监' }, shop: null } },
      }),
  };
  db.exec('DELETE FROM login_failure');
});

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
    expect(asked).toEqual([
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
    portal = { ...portal, ...answers };
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
    expect(asked).toEqual([]);
  });
});

describe('The sample single sign-on', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  const submit = (account: string, password: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: '/sign-on/',
      headers: { ...FORM, ...headers },
      payload: new URLSearchParams({ account, password }).toString(),
    });

  it.each([
    ['zh-CN', '示例单点登录'],
    ['zh-TW,zh;q=0.9', '範例單一登入'],
    ['zh-Hant-HK', '範例單一登入'],
    ['fr, en-GB;q=0.8', 'Sample single sign-on'],
    ['fr', '示例单点登录'],
  ])('speaks to a browser that reads %s', async (language, title) => {
    const { body } = await app.inject({
      url: '/sign-on/',
      headers: { 'accept-language': language },
    });
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain('<option value="ops_director">ops_director · ');
    expect(body).toContain('<option value="v10001">v10001 · ');
  });

  it('cannot be framed, and posts its form only to itself and the portal', async () => {
    const { headers } = await app.inject('/sign-on/');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${PORTAL}; frame-ancestors 'none'`,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each(['ops_director', 'v10001'])(
    'sends %s to the portal with a code that signs in there',
    async (account) => {
      const response = await submit(account, PASSWORD);
      expect(response.statusCode).toBe(303);
      const target = new URL(String(response.headers.location));
      expect([target.origin, target.pathname]).toEqual([PORTAL, '/login']);
      const code = target.searchParams.get('code');
      const { data } = await callRetail<{ userCode: string }>(
        retail,
        '/api/msc-auth/authentication/loginByCode',
        { code },
      );
      expect(data.userCode).toBe(account);
    },
  );

  it('returns the state of the portal unchanged, and drops invalid ones', async () => {
    expect((await app.inject('/sign-on/?state=abc-_123')).body).toContain(
      '<input type="hidden" name="state" value="abc-_123">',
    );
    expect((await app.inject('/sign-on/?state=%22%3E%3Cscript%3E')).body).not.toContain('<script>');
    const sent = async (state: string) => {
      const payload = new URLSearchParams({
        account: 'ops_director',
        password: PASSWORD,
        state,
      }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { headers: answered } = await app.inject({
        method: 'POST',
        url: '/sign-on/',
        headers,
        payload,
      });
      return new URL(String(answered.location)).searchParams.get('state');
    };
    expect([await sent('abc-_123'), await sent('a b"')]).toEqual(['abc-_123', null]);
  });

  it('does not say which field of a failed sign-in was wrong, and keeps the selected account', async () => {
    const wrong = await submit('analyst', 'x', { 'accept-language': 'en' });
    expect([wrong.statusCode, wrong.headers.location]).toEqual([400, undefined]);
    expect(wrong.body).toContain(
      '<p class="problem" role="alert">The account or password is wrong.</p>',
    );
    expect(wrong.body).toContain('<option value="analyst" selected>');
    expect(
      (await submit('nobody"><script>', PASSWORD, { 'accept-language': 'en' })).body,
    ).not.toContain('<script>');
    expect((await submit('finance', PASSWORD)).statusCode).toBe(400);
  });

  it('locks an account after too many attempts', async () => {
    for (let count = 0; count < 20; count += 1) await submit('buyer_fresh', 'x');
    expect((await submit('buyer_fresh', PASSWORD)).statusCode).toBe(429);
    now += 15 * 60_000;
    expect((await submit('buyer_fresh', PASSWORD)).statusCode).toBe(303);
  });

  it('shows a sign-out page with a link back', async () => {
    const { body, headers } = await app.inject({
      url: '/sign-on/exit',
      headers: { 'accept-language': 'en' },
    });
    expect(body).toContain('<h1>You are signed out</h1>');
    expect(body).toContain(`href="${PORTAL}/login"`);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('is the start page of the samples', async () => {
    expect((await app.inject('/')).headers.location).toBe('/sign-on/');
  });
});

describe('The gateway settings from npm start', () => {
  const SAMPLES = 'http://localhost:4200';

  it('contain the addresses of modules and single sign-on', () => {
    expect(samplesFor({ SSO_URL: '' }, SAMPLES)).toEqual({
      MICROAPP_ORIGINS: SAMPLES,
      SSO_ORIGINS: SAMPLES,
      SSO_URL: `${SAMPLES}/sign-on/`,
    });
  });

  it("do not override the operator's settings", () => {
    expect(
      samplesFor(
        { MICROAPP_ORIGINS: 'https://apps.example', SSO_ORIGINS: 'https://sso.example' },
        SAMPLES,
      ),
    ).toEqual({});
    expect(samplesFor({ SSO_URL: 'https://sso.example/' }, SAMPLES)).toEqual({
      MICROAPP_ORIGINS: SAMPLES,
    });
  });

  it.each([
    ['http://127.0.0.1:4000', 'http://localhost:4200'],
    ['https://portal.example', 'http://localhost:4200'],
    ['http://localhost.example:4000', 'http://localhost:4200'],
    ['http://localhost:4000', 'http://127.0.0.1:4200'],
    ['http://localhost', 'http://127.0.0.1:4200'],
  ])('beside the portal at %s they are at %s', (portalUrl, samples) => {
    expect(samplesAt(portalUrl, 4200)).toBe(samples);
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
