import { describe, expect, it } from 'vitest';
import { samplesAt, samplesFor } from '../../../scripts/samples-for.mjs';
import { callRetail } from '../../support/retail/retail-client.ts';
import { PASSWORD } from '../../support/retail/retail-server.ts';
import { buildSamples, PORTAL } from './samples-fixtures.ts';

const { app, retail, state } = buildSamples();

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
    state.now += 15 * 60_000;
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
