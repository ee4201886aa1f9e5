import { describe, expect, it } from 'vitest';
import { attachmentAddress } from '../../../gateway/request/file-address.ts';
import { attachmentDisposition } from '../../../gateway/files/attachment-disposition.ts';
import { globalId } from '../../../gateway/request/ids.ts';
import { PNG } from '../../support/browser/pictures.ts';
import { openFiles } from './files-support.ts';

const SECRET = Buffer.alloc(32, 7);
const PDF = Buffer.from('%PDF-1.7 …');
const PATH = '/fs/msc-file/file/A1';

describe('an attachment', () => {
  it.each([
    ['a PDF', PDF, '采购合同.pdf', 'application/octet-stream'],
    ['a workbook', Buffer.from('PK\u0003\u0004…'), '报价.xlsx', 'application/octet-stream'],
    ['a page', Buffer.from('<script>alert(1)</script>'), 'x.html', 'application/octet-stream'],
    ['a picture', PNG, '照片.png', 'image/png'],
  ])(
    'that is %s is downloaded under its name and never opened',
    async (_what, content, name, type) => {
      const { get, calls } = await openFiles(() => ({ body: content }));
      const response = await get(attachmentAddress(PATH, name, SECRET)!);
      expect(response.rawPayload.equals(content)).toBe(true);
      expect(response.headers).toMatchObject({
        'content-type': type,
        'content-disposition': attachmentDisposition(name),
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      expect(calls.map(({ url, maxBytes }) => [url.pathname, maxBytes])).toEqual([
        [PATH, 20 * 1024 * 1024],
      ]);
    },
  );

  it.each([
    ['without a mark', `/files/${globalId('Attachment', PATH, 'x.exe')}`],
    ['with a mark made by hand', `/files/${globalId('Attachment', PATH, 'x.exe', 'mark')}`],
    ['of another secret', attachmentAddress(PATH, 'x.pdf', Buffer.alloc(32, 8))!],
    ['outside of the list', attachmentAddress('/api/msc-ucs/account/getOne', 'x.pdf', SECRET)!],
  ])('with an address %s is not found', async (_what, address) => {
    const { get, calls } = await openFiles(() => ({ body: PDF }));
    expect((await get(address)).statusCode).toBe(404);
    expect(calls).toEqual([]);
  });

  it('has no address for an invalid path', () => {
    expect(attachmentAddress('https://evil.example/x', 'x.pdf', SECRET)).toBeNull();
  });
});

describe('the name of a download', () => {
  it.each([
    [
      '采购合同.pdf',
      `filename="____.pdf"; filename*=UTF-8''%E9%87%87%E8%B4%AD%E5%90%88%E5%90%8C.pdf`,
    ],
    ["it's (1).pdf", `filename="it_s (1).pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
    ['../../etc/passwd', `filename="_.._etc_passwd"; filename*=UTF-8''_.._etc_passwd`],
    [
      'a"; filename=b.exe\r\nX: y',
      `filename="a__ filename=b.exe__X_ y"; filename*=UTF-8''a_%3B%20filename%3Db.exe__X_%20y`,
    ],
    ['gpj.\u202eexe', `filename="gpj._exe"; filename*=UTF-8''gpj._exe`],
    ['\ud800.pdf', `filename="_.pdf"; filename*=UTF-8''_.pdf`],
    ['...', `filename="file"; filename*=UTF-8''file`],
  ])('%j is safe', (name, header) => {
    expect(attachmentDisposition(name)).toBe(`attachment; ${header}`);
  });

  it('keeps its extension when it is shortened', () => {
    expect(attachmentDisposition(`${'长'.repeat(300)}.xlsx`)).toMatch(/\.xlsx$/u);
    expect(
      decodeURIComponent(attachmentDisposition(`${'长'.repeat(300)}.xlsx`).split("''")[1]!),
    ).toHaveLength(150);
  });
});
