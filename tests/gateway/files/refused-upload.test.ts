import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import { heads, PNG, PROGRAM } from '../../support/browser/pictures.ts';
import { openFiles } from './files-support.ts';

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
    ['JSON', Buffer.from('{}'), { 'content-type': 'application/json' }],
    ['malformed JSON', Buffer.from('{'), { 'content-type': 'application/json' }],
    ['a bare picture', PNG, { 'content-type': 'image/png' }],
    [
      'JSON that is too long',
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
      'an incomplete form',
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
