import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import { PNG } from '../../support/browser/pictures.ts';
import { openFiles } from './files-support.ts';

describe('an upload is refused to', () => {
  it('a visitor', async () => {
    const { upload, calls } = await openFiles();
    const answers = [
      await upload('me.png', PNG, {}),
      await upload('me.png', PNG, { cookie: 'portal_session=long-gone' }),
    ];
    expect(
      answers.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code]),
    ).toEqual([
      [401, 'UNAUTHENTICATED'],
      [401, 'SESSION_EXPIRED'],
    ]);
    expect(calls).toEqual([]);
  });

  it('a page of another site, which cannot send the portal header', async () => {
    const { upload, cookie, calls } = await openFiles();
    const response = await upload('me.png', PNG, { cookie, 'x-portal-request': '' });
    expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    expect(calls).toEqual([]);
  });

  it('a locked session', async () => {
    const { upload, ask, cookie, calls } = await openFiles();
    await ask('mutation { sessionLock { userErrors { code } } }', { cookie });
    calls.length = 0;
    expect((await upload('me.png', PNG)).json()).toMatchObject({ code: 'SESSION_LOCKED' });
    expect(calls).toEqual([]);
  });

  it.each([
    ['is locked', 'sessionLock', 423, 'SESSION_LOCKED'],
    ['ends', 'sessionSignOut', 401, 'SESSION_EXPIRED'],
  ])('a session that %s during the upload', async (_how, mutation, status, code) => {
    const { app, ask, cookie, calls, sessions } = await openFiles();
    const found = vi.spyOn(sessions, 'find');
    const { payload, headers } = multipartForm([{ filename: 'me.png', content: PNG }]);
    const upload = request(`${await app.listen({ host: '127.0.0.1', port: 0 })}/files/avatar`, {
      method: 'POST',
      headers: { ...headers, cookie, 'x-portal-request': '1', 'content-length': payload.length },
    });
    upload.write(payload.subarray(0, 100));
    await vi.waitFor(() => expect(found).toHaveBeenCalled());
    await ask(`mutation { ${mutation} { userErrors { code } } }`, { cookie });
    calls.length = 0;
    upload.end(payload.subarray(100));
    const [response] = (await once(upload, 'response')) as [IncomingMessage];
    expect([response.statusCode, await json(response)]).toMatchObject([status, { code }]);
    expect(calls).toEqual([]);
  });

  it('a page that shows a different post', async () => {
    const { upload, cookie } = await openFiles();
    const response = await upload('me.png', PNG, { cookie, 'x-portal-scope': 'P9999~' });
    expect([response.statusCode, response.json()]).toMatchObject([409, { code: 'SCOPE_CHANGED' }]);
  });

  it('a session with twenty uploads in this minute', async () => {
    const { upload, clock } = await openFiles();
    for (let time = 0; time < 20; time++)
      expect((await upload('me.png', PNG)).statusCode).toBe(200);
    const refused = await upload('me.png', PNG);
    expect([refused.json(), refused.headers['retry-after']]).toMatchObject([
      { code: 'RATE_LIMITED', message: 'Too many requests. Please wait 60 seconds.' },
      '60',
    ]);
    clock.now += 60_000;
    expect((await upload('me.png', PNG)).statusCode).toBe(200);
  });
});
