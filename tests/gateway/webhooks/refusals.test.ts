import { describe, expect, test } from 'vitest';
import { CREATE } from './hook-calls.ts';
import { startReceiver } from './receiver.ts';
import { startHooks } from './webhook-support.ts';

describe('Refused before anything is sent', () => {
  test.each([
    [{ name: ' ' }, 'name', 'REQUIRED'],
    [{ name: 'a'.repeat(61) }, 'name', 'INVALID'],
    [{ name: 'a\u202Eb' }, 'name', 'INVALID'],
    [{ kinds: [] }, 'kinds', 'REQUIRED'],
    [{ url: '' }, 'url', 'INVALID'],
    [{ url: 'hooks.example' }, 'url', 'INVALID'],
    [{ url: 'ftp://hooks.example/' }, 'url', 'INVALID'],
    [{ url: 'file:///etc/passwd' }, 'url', 'INVALID'],
    [{ url: 'https://user:password@hooks.example/' }, 'url', 'INVALID'],
    [{ url: 'https://hooks.example/#part' }, 'url', 'INVALID'],
    [{ url: `https://hooks.example/${'a'.repeat(2_000)}` }, 'url', 'INVALID'],
    [{ apiTokenId: null }, 'apiTokenId', 'NOT_FOUND'],
    [{ apiTokenId: 'nothing' }, 'apiTokenId', 'NOT_FOUND'],
  ])('%o', async (input, field, code) => {
    const receiver = await startReceiver();
    const hooks = await startHooks();
    const { webhook, secret, userErrors } = await hooks.createHook({ url: receiver.url, ...input });
    expect([webhook, secret]).toEqual([null, null]);
    expect(userErrors).toMatchObject([{ field: ['input', field], code }]);
    expect(userErrors[0]?.message).not.toBe('');
  });

  test('an unknown kind is an invalid request', async () => {
    const hooks = await startHooks();
    const input = { name: 'a', url: 'https://hooks.example/', kinds: ['LIST'], apiTokenId: 'x' };
    const { errors, data } = await hooks.ask(CREATE, {
      cookie: hooks.cookie,
      variables: { input },
    });
    expect(data).toBeUndefined();
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('http is only for an operator who allows it', async () => {
    const hooks = await startHooks({ isWebhookHttpAllowed: false });
    const { userErrors } = await hooks.createHook({ url: 'http://hooks.example/' });
    expect(userErrors).toMatchObject([{ field: ['input', 'url'], code: 'INVALID' }]);
    expect(userErrors[0]?.message).toContain('https://');
  });

  test('an account has at most 10 webhooks', async () => {
    const receiver = await startReceiver();
    const hooks = await startHooks();
    for (let count = 0; count < 10; count += 1) await hooks.createHook({ url: receiver.url });
    const { userErrors } = await hooks.createHook({ url: receiver.url });
    expect(userErrors).toMatchObject([
      { code: 'TOO_MANY', message: expect.stringContaining('10') },
    ]);
    expect(await hooks.hooks()).toHaveLength(10);
  });

  test('a token without the scope for a kind', async () => {
    const receiver = await startReceiver();
    const hooks = await startHooks();
    const { apiToken } = await hooks.create({ scopes: ['WRITE_TASKS'] });
    const { userErrors } = await hooks.createHook({
      ...{ url: receiver.url, apiTokenId: apiToken?.id, kinds: ['TASK', 'MESSAGE', 'JOB'] },
    });
    expect(userErrors).toMatchObject([{ field: ['input', 'kinds'], code: 'NOT_PERMITTED' }]);
    expect(userErrors[0]?.message).toContain('READ_MESSAGES, EXPORT_LISTS');
  });
});
