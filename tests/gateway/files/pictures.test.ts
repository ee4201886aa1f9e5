import { describe, expect, it } from 'vitest';
import { fileAddress } from '../../../gateway/request/file-address.ts';
import { globalId } from '../../../gateway/request/ids.ts';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { heads, PNG, PROGRAM, SVG } from '../../support/browser/pictures.ts';
import { envelope, openFiles } from './files-support.ts';

const ADDRESS = fileAddress('/fs/msc-file/file/F1')!;
const pack = (path: string) => `/files/${globalId('File', path)}`;

describe('a picture of the services', () => {
  it('is fetched with the token in a header only and sent with its real content type', async () => {
    const { get, calls } = await openFiles(() => ({ body: PNG }));
    const response = await get(ADDRESS);
    expect([response.statusCode, response.rawPayload.equals(PNG)]).toEqual([200, true]);
    expect(
      calls.map(({ method, url, headers, body }) => [method, url.href, headers.ssoToken, body]),
    ).toEqual([['GET', 'http://retail.test/fs/msc-file/file/F1', 'access-1', undefined]]);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="file.png"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=3600',
      vary: 'cookie, authorization',
    });
  });

  it.each([
    ['a drawing with a script', SVG, 'image/svg+xml', 'attachment; filename="file.svg"'],
    ['a PSD', heads.psd!(9, 9), 'image/vnd.adobe.photoshop', 'attachment; filename="file.psd"'],
    ['a TIFF', heads.tiff!(9, 9), 'image/tiff', 'attachment; filename="file.tiff"'],
    [
      'a page',
      Buffer.from('<!DOCTYPE html><script>alert(1)</script>'),
      'application/octet-stream',
      'attachment; filename="file.bin"',
    ],
    ['a program', PROGRAM, 'application/octet-stream', 'attachment; filename="file.bin"'],
  ])(
    'that is %s never opens as a page: it is sandboxed and downloaded',
    async (_title, content, type, disposition) => {
      const { get } = await openFiles(() => ({ body: content }));
      expect((await get(ADDRESS)).headers).toMatchObject({
        'content-type': type,
        'content-disposition': disposition,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('is not sent again to a browser that has it', async () => {
    const { get, cookie } = await openFiles(() => ({ body: PNG }));
    const etag = String((await get(ADDRESS)).headers.etag);
    const again = await get(ADDRESS, { cookie, 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(ADDRESS, { cookie, 'if-none-match': '"another"' })).statusCode).toBe(200);
  });

  it('is fetched with new tokens when those of the session have expired', async () => {
    const { get, calls } = await openFiles((call) =>
      call.url.pathname.endsWith('refreshToken')
        ? envelope({ accessToken: 'access-2', refreshToken: 'refresh-2' })
        : call.headers.ssoToken === 'access-1'
          ? envelope(null, 'A0242')
          : { body: PNG },
    );
    expect((await get(ADDRESS)).rawPayload.equals(PNG)).toBe(true);
    expect(calls.map(({ url }) => url.search)).toEqual(['', '?token=access-1', '']);
  });

  it.each([
    ['is not there', () => ({ status: 404, ...envelope(null, 'A0404') }), 404, 'NOT_FOUND'],
    ['belongs to a different account', () => envelope(null, 'A0301'), 403, 'FORBIDDEN'],
    ['cannot be reached', () => 'unreachable' as const, 502, 'UPSTREAM_UNREACHABLE'],
    ['is an error page', () => ({ status: 500, body: '<html>' }), 502, 'UPSTREAM_FAILED'],
    ['is empty', () => ({ body: '' }), 502, 'UPSTREAM_FAILED'],
    ['is JSON of another kind', () => ({ body: '{"secret":1}' }), 502, 'UPSTREAM_FAILED'],
  ])('that %s is an error without further details', async (_title, script, status, code) => {
    const { get, logLines } = await openFiles(script);
    const response = await get(ADDRESS);
    expect([response.statusCode, response.json()]).toMatchObject([
      status,
      { code, requestId: 'test-request' },
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body + logLines.join('')).not.toMatch(/access-1|retail\.test|secret/u);
  });
});

describe('the address of a picture', () => {
  it.each([
    ['another service', pack('/api/msc-ucs/account/getOne')],
    ['a folder above', pack('/fs/msc-file/file/../../../api/x')],
    ['an encoded folder above', pack('/fs/msc-file/file/%2e%2e/x')],
    ['an encoded slash', pack('/fs/msc-file/file/a%2fb')],
    ['two slashes', pack('//elsewhere.example/fs/msc-file/file/F1')],
    ['another host', pack('https://elsewhere.example/fs/msc-file/file/F1')],
    ['a user part', pack('/fs/msc-file/file/F1@elsewhere.example')],
    ['a query', pack('/fs/msc-file/file/F1?token=x')],
    ['a backslash', pack('/fs/msc-file/file/..\\x')],
    ['the folder itself', pack('/fs/msc-file/file')],
    ['an id of another type', `/files/${globalId('Shop', '/fs/msc-file/file/F1')}`],
    ['an id with more in it', `/files/${globalId('File', '/fs/msc-file/file/F1', 'x')}`],
    ['padding', `${ADDRESS}==`],
    ['a path as it is', '/files//fs/msc-file/file/F1'],
    ['dots', '/files/../graphql/../files/x'],
    ['nothing', '/files/'],
  ])('forged for %s reaches nothing', async (_title, address) => {
    const { get, calls } = await openFiles(() => ({ body: PNG }));
    const response = await get(address);
    expect([404, 400]).toContain(response.statusCode);
    expect(calls).toEqual([]);
  });

  it('reaches the paths that the operator lists instead', async () => {
    const allow = { ...DEFAULT_RETAIL_CONFIG.allow, file: ['/media/*/public/**'] };
    const { get, calls } = await openFiles(() => ({ body: PNG }), {
      retailConfig: { ...DEFAULT_RETAIL_CONFIG, allow },
    });
    expect([
      (await get(pack('/media/logos/public/a.png'))).statusCode,
      (await get(ADDRESS)).statusCode,
    ]).toEqual([200, 404]);
    expect(calls.map(({ url }) => url.pathname)).toEqual(['/media/logos/public/a.png']);
  });

  it("may be as long as the services' longest path", async () => {
    const { get } = await openFiles(() => ({ body: PNG }));
    expect((await get(pack(`/fs/msc-file/file/${'x'.repeat(237)}`))).statusCode).toBe(200);
  });

  it('is made for paths of the services only', () => {
    expect(ADDRESS).toMatch(/^\/files\/[\w-]+$/u);
    expect(
      [
        '',
        '/',
        null,
        undefined,
        7,
        'icon-shop',
        'https://a.example/b.png',
        '//a/b',
        '/a/../b',
        '/a?b',
      ].map(fileAddress),
    ).toEqual(Array(10).fill(null));
  });
});

describe('a picture is refused to', () => {
  it('a visitor', async () => {
    const { get, calls } = await openFiles(() => ({ body: PNG }));
    const answers = [
      await get(ADDRESS, {}),
      await get(ADDRESS, { cookie: 'portal_session=long-gone' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
    expect(calls).toEqual([]);
  });

  it('a locked session', async () => {
    const { get, ask, cookie, calls } = await openFiles(() => ({ body: PNG }));
    await ask('mutation { sessionLock { userErrors { code } } }', { cookie });
    calls.length = 0;
    expect((await get(ADDRESS)).statusCode).toBe(423);
    expect(calls).toEqual([]);
  });
});
