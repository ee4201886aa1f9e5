import { describe, expect, it } from 'vitest';
import { heads, PNG, SVG } from '../../support/browser/pictures.ts';
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

describe('an upload to services that', () => {
  it.each([
    ['do not answer', () => 'unreachable' as const, 502, 'UPSTREAM_UNREACHABLE'],
    ['refuse', () => envelope(null, 'B0001'), 502, 'UPSTREAM_FAILED'],
    ['do not have the operation', () => envelope(null, 'B0501'), 502, 'UPSTREAM_FAILED'],
    ['answer with HTML', () => ({ body: '<html>login</html>' }), 502, 'UPSTREAM_FAILED'],
    ['answer without a path', () => envelope({}), 502, 'UPSTREAM_FAILED'],
    [
      'answer with an address elsewhere',
      () => envelope({ url: 'https://elsewhere.example/a' }),
      502,
      'UPSTREAM_FAILED',
    ],
    [
      'answer with a path that is not on the allow-list',
      () => envelope({ url: '/api/msc-ucs/account/getOne' }),
      502,
      'UPSTREAM_FAILED',
    ],
    [
      'answer with a path with dots',
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
