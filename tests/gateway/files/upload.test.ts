import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import { heads, PNG, PROGRAM, SVG } from '../../support/browser/pictures.ts';
import { envelope, openFiles, UPLOADED } from './files-support.ts';

interface Answer {
  file: string;
  url: string;
}

describe('an accepted picture', () => {
  it('is sent to the services unchanged, under a neutral name, with the token in a header only', async () => {
    const { upload, calls } = await openFiles();
    const response = await upload('../../etc/passwd%0d%0a;x=y.png', PNG);
    expect(response.statusCode).toBe(200);
    const [call] = calls;
    expect([call!.method, call!.url.href, call!.headers.ssoToken]).toEqual([
      'POST',
      'http://retail.test/fs/msc-file/file/upload',
      'access-1',
    ]);
    const [, boundary = ''] =
      /^multipart\/form-data; boundary=([\w-]{16,70})$/u.exec(
        call!.headers['content-type'] ?? '',
      ) ?? [];
    expect(call!.text.split(`--${boundary}`)).toHaveLength(5);
    expect(call!.text).toContain('name="fileType"\r\n\r\npicture\r\n');
    expect(call!.text).toContain('name="visibility"\r\n\r\npublic\r\n');
    expect(call!.text).toContain(
      'name="file"; filename="picture.png"\r\nContent-Type: image/png\r\n\r\n',
    );
    expect((call!.body as Buffer).includes(PNG)).toBe(true);
    expect(call!.text).not.toContain('passwd');
  });

  it('is answered with a reference and an address that reveal nothing about the services', async () => {
    const { upload } = await openFiles();
    const { file, url } = (await upload('me.png', PNG)).json<Answer>();
    expect(url).toMatch(/^\/files\/[\w-]+$/u);
    expect(file).toMatch(/^[\w-]+\.[\w-]+$/u);
    expect(file + url).not.toMatch(/msc-file|retail|access/u);
  });

  it.each(['jpeg', 'gif', 'bmp', 'webp VP8', 'psd', 'tiff'])(
    'may have the format %s',
    async (kind) => {
      const { upload } = await openFiles();
      expect((await upload(`me.${kind.split(' ')[0]!}`, heads[kind]!(20, 20))).statusCode).toBe(
        200,
      );
    },
  );

  it('may be an SVG with a script, which is never executed', async () => {
    const { upload } = await openFiles();
    expect((await upload('me.svg', SVG)).statusCode).toBe(200);
  });

  it('is sent again with new tokens when those of the session have expired', async () => {
    const { upload, calls } = await openFiles((call) =>
      call.url.pathname.endsWith('refreshToken')
        ? envelope({ accessToken: 'access-2', refreshToken: 'refresh-2' })
        : call.headers.ssoToken === 'access-1'
          ? envelope(null, 'A0242')
          : envelope({ url: UPLOADED }),
    );
    expect((await upload('me.png', PNG)).statusCode).toBe(200);
    expect(calls.map(({ url }) => url.pathname.split('/').at(-1))).toEqual([
      'upload',
      'refreshToken',
      'upload',
    ]);
    expect((calls[2]!.body as Buffer).includes(PNG)).toBe(true);
  });
});

describe('a refused file', () => {
  it.each([
    ['FILE_EMPTY', 400, 'me.png', Buffer.alloc(0)],
    ['FILE_TYPE', 415, 'me.exe', PROGRAM],
    ['FILE_CONTENT', 415, 'me.png', PROGRAM],
    ['FILE_CONTENT', 415, 'me.gif', PNG],
    ['PICTURE_BROKEN', 422, 'me.png', PNG.subarray(0, 18)],
    ['PICTURE_TOO_LARGE', 422, 'me.png', heads.png!(30_000, 30_000)],
    ['FILE_TOO_LARGE', 413, 'me.png', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)])],
  ])(
    'is reported as %s with status %i, and never sent to the services',
    async (code, status, name, content) => {
      const { upload, calls } = await openFiles();
      const response = await upload(name, content);
      expect([response.statusCode, response.json()]).toMatchObject([
        status,
        { code, requestId: 'test-request' },
      ]);
      expect(response.json<{ message: string }>().message.length).toBeGreaterThan(10);
      expect(calls).toEqual([]);
    },
  );

  it('is reported in the language of the request', async () => {
    const { upload, cookie } = await openFiles();
    const messages = await Promise.all(
      ['zh-CN', 'zh-TW', 'en-US'].map(
        async (locale) =>
          (await upload('me.exe', PROGRAM, { cookie, 'accept-language': locale })).json<{
            message: string;
          }>().message,
      ),
    );
    expect(messages).toEqual([
      '仅支持 png jpg jpeg bmp gif webp psd svg tiff 格式。',
      '僅支援 png jpg jpeg bmp gif webp psd svg tiff 格式。',
      'Only png jpg jpeg bmp gif webp psd svg tiff files.',
    ]);
  });

  it('of 50 MB is refused before its body is sent', async () => {
    const { app, cookie } = await openFiles();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      [
        'POST /files/avatar HTTP/1.1',
        'Host: portal',
        `Cookie: ${cookie}`,
        'X-Portal-Request: 1',
        'Content-Type: multipart/form-data; boundary=x',
        `Content-Length: ${50 * 1024 * 1024}`,
        '\r\n--x\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\n\r\n',
      ].join('\r\n'),
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 413 [^]*connection: close[^]*FILE_TOO_LARGE/iu);
    await once(socket, 'close');
  });

  it('without a stated length is read up to 5 MB only', async () => {
    const { app, cookie } = await openFiles();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\n\r\n';
    const chunk = (content: Buffer) =>
      Buffer.concat([
        Buffer.from(`${content.length.toString(16)}\r\n`),
        content,
        Buffer.from('\r\n'),
      ]);
    socket.write(
      [
        'POST /files/avatar HTTP/1.1',
        'Host: portal',
        `Cookie: ${cookie}`,
        'X-Portal-Request: 1',
        'Content-Type: multipart/form-data; boundary=x',
        'Transfer-Encoding: chunked',
        '\r\n',
      ].join('\r\n'),
    );
    socket.write(chunk(Buffer.from(head)));
    socket.write(chunk(PNG));
    const heard = once(socket, 'data');
    // Six of the fifty megabytes; the answer comes before the body is complete.
    for (let megabyte = 0; megabyte < 6; megabyte++) socket.write(chunk(Buffer.alloc(1024 * 1024)));
    const [answer] = (await heard) as [Buffer];
    expect(answer.toString()).toContain('FILE_TOO_LARGE');
    socket.destroy();
  });

  it.each([
    ['no form', Buffer.from('{}'), { 'content-type': 'application/json' }],
    [
      'what calls itself JSON and is none',
      Buffer.from('{'),
      { 'content-type': 'application/json' },
    ],
    ['a bare picture', PNG, { 'content-type': 'image/png' }],
    [
      'more JSON than is read',
      Buffer.alloc(300 * 1024, ' '),
      { 'content-type': 'application/json' },
    ],
    [
      'a form without a file',
      multipartForm([], { file: 'text' }).payload,
      multipartForm([]).headers,
    ],
    [
      'a file under another name',
      multipartForm([{ name: 'photo', filename: 'a.png', content: PNG }]).payload,
      multipartForm([]).headers,
    ],
    [
      'a form without a boundary',
      multipartForm([]).payload,
      { 'content-type': 'multipart/form-data' },
    ],
    [
      'half a form',
      multipartForm([{ filename: 'a.png', content: PNG }]).payload.subarray(0, 150),
      multipartForm([]).headers,
    ],
  ])('is reported as missing in %s', async (_title, payload, headers) => {
    const { send, cookie, calls } = await openFiles();
    const response = await send(payload, { cookie, 'x-portal-request': '1', ...headers });
    expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'FILE_MISSING' }]);
    expect(calls).toEqual([]);
  });

  it('is ignored if it comes second in its form', async () => {
    const { send, cookie, calls } = await openFiles();
    const files = [
      { filename: 'a.png', content: PNG },
      { filename: 'b.png', content: PROGRAM },
    ];
    const { payload, headers } = multipartForm(files);
    const response = await send(payload, { cookie, 'x-portal-request': '1', ...headers });
    expect(response.statusCode).toBe(200);
    expect(calls.map(({ body }) => (body as Buffer).includes(PROGRAM))).toEqual([false]);
  });
});

describe('an upload to services that', () => {
  it.each([
    ['do not answer', () => 'unreachable' as const, 502, 'UPSTREAM_UNREACHABLE'],
    ['refuse', () => envelope(null, 'B0001'), 502, 'UPSTREAM_FAILED'],
    ['have no uploads', () => envelope(null, 'B0501'), 502, 'UPSTREAM_FAILED'],
    ['answer a page', () => ({ body: '<html>login</html>' }), 502, 'UPSTREAM_FAILED'],
    ['answer no path', () => envelope({}), 502, 'UPSTREAM_FAILED'],
    [
      'answer an address elsewhere',
      () => envelope({ url: 'https://elsewhere.example/a' }),
      502,
      'UPSTREAM_FAILED',
    ],
    [
      'answer a path off the list',
      () => envelope({ url: '/api/msc-ucs/account/getOne' }),
      502,
      'UPSTREAM_FAILED',
    ],
    [
      'answer a path with dots',
      () => envelope({ url: '/fs/msc-file/file/../x' }),
      502,
      'UPSTREAM_FAILED',
    ],
    ['end the session', () => envelope(null, 'A0244'), 401, 'SESSION_EXPIRED'],
  ])('%s is reported without tokens or addresses', async (_title, script, status, code) => {
    const { upload, logLines } = await openFiles(script);
    const response = await upload('me.png', PNG);
    expect([response.statusCode, response.json()]).toMatchObject([
      status,
      { code, requestId: 'test-request' },
    ]);
    expect(response.body + logLines.join('\n')).not.toMatch(/access-1|retail\.test|elsewhere/u);
  });
});
