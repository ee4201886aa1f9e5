import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { startTokens } from '../api-tokens/token-support.ts';
import { builtPages, idOf, NAME, OWN, send, start } from './operation-support.ts';

describe('ONLY_PORTAL_OPERATIONS', () => {
  const only = { onlyPortalOperations: true };

  test('refuses other operations of a browser in its language, and says what to do', async () => {
    const gateway = await start(only);
    const asked = { query: OWN, cookie: gateway.cookie };
    const { status, data, code, message } = await send(gateway, asked);
    expect([status, data, code]).toEqual([403, undefined, 'FORBIDDEN']);
    expect(message).toBe(
      'Only the operations of the portal itself are accepted here. Reload the page; for your own queries use the playground or an API token.',
    );
    const headers = { 'accept-language': 'zh-CN', accept: 'application/json' };
    const chinese = await send(gateway, { ...asked, headers });
    expect([chinese.status, chinese.message]).toEqual([
      403,
      '此处只接受门户自身的操作。请刷新页面后重试；自定义查询请使用查询台或接口令牌。',
    ]);
  });

  test('refuses other operations of visitors', async () => {
    const gateway = await start(only);
    expect((await send(gateway, { query: OWN })).code).toBe('FORBIDDEN');
  });

  test.each([
    ['id', { id: idOf(NAME) }],
    ['text', { query: NAME }],
  ])('accepts the portal’s own by %s', async (_title, sent) => {
    const gateway = await start(only);
    expect((await send(gateway, { ...sent, cookie: gateway.cookie })).status).toBe(200);
    expect((await send(gateway, sent)).data).toEqual({ viewer: null });
  });

  test('accepts other operations of programs with an API token', async () => {
    const gateway = await startTokens(only, { webRoot: builtPages() });
    // The browser that creates the token is not the portal either.
    const headers = { 'x-portal-playground': '1' };
    const { cookie } = gateway;
    const created = await gateway.ask(
      'mutation ($input: ApiTokenCreateInput!) { apiTokenCreate(input: $input) { secret } }',
      {
        ...{ cookie, headers },
        variables: { input: { name: 'BI', scopes: ['READ_LISTS'], expiresOn: '2026-07-15' } },
      },
    );
    const { secret } = created.data?.apiTokenCreate as { secret: string };
    expect((await gateway.program(secret, OWN)).errors).toBeUndefined();
    expect((await gateway.ask(OWN, { cookie })).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('accepts other operations of the playground from those who may use it', async () => {
    const headers = { 'x-portal-playground': '1' };
    const open = await start(only);
    expect((await send(open, { query: OWN, cookie: open.cookie, headers })).status).toBe(200);
    expect((await send(open, { query: OWN, headers })).code).toBe('FORBIDDEN');
    const closed = await start({ ...only, introspection: 'nobody' });
    const refused = await send(closed, { query: OWN, cookie: closed.cookie, headers });
    expect([refused.status, refused.code]).toEqual([403, 'FORBIDDEN']);
  });

  test('is off by default', async () => {
    const gateway = await start();
    expect((await send(gateway, { query: OWN, cookie: gateway.cookie })).status).toBe(200);
  });

  test('needs the built portal', async () => {
    await expect(startGateway(only, { webRoot: '/nowhere' })).rejects.toThrow(
      'ONLY_PORTAL_OPERATIONS is 1, but the portal is not built',
    );
  });
});
