import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { CODE, column, COLUMNS, done } from '../lists/list-support.ts';
import { startImport, HEADERS, mockImport } from './import-support.ts';
import { openJobs } from './job-support.ts';

const LONG = column('unit', 'Select', {
  columntitle: '单位',
  columndata: JSON.stringify(
    Array.from({ length: 60 }, (_, at) => ({
      value: String(at),
      label: `Unit <${String(at)}> of many`,
    })),
  ),
});

async function made(headers: Record<string, string> = {}, payload: object = {}, services = {}) {
  mockImport(undefined, { columns: [...COLUMNS, LONG], ...services });
  const browser = await openJobs();
  const response = await browser.gateway.app.inject({
    method: 'POST',
    url: '/files/import-template',
    headers: {
      cookie: browser.cookie,
      'x-portal-request': '1',
      'accept-language': 'en-US',
      ...headers,
    },
    payload: { moduleCode: CODE, title: 'Stores: 2026/06', columns: HEADERS, ...payload },
  });
  return { browser, response, parts: () => unzipSync(response.rawPayload) };
}

describe('The template of a list', () => {
  test('has the columns of the form and marks required ones', async () => {
    const { response } = await made();
    expect(await readSheet(response.rawPayload)).toEqual([
      ['Store id *', 'Name *', 'Area', 'Opened', 'Format', '单位'],
    ]);
    expect(response.headers['content-disposition']).toContain('Stores');
  });

  test('offers choices and keeps codes as they are typed', async () => {
    const { parts } = await made();
    const sheet = strFromU8(parts()['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('<formula1>_choices!$E$2:$E$3</formula1>');
    expect(sheet).toContain('<formula1>_choices!$F$2:$F$61</formula1>');
    expect(sheet).toMatch(/<col min="1" max="1" style="\d+"/u);
    expect(strFromU8(parts()['xl/worksheets/sheet3.xml']!)).toContain('Unit &lt;59&gt; of many');
    expect(strFromU8(parts()['xl/workbook.xml']!)).toContain(
      'name="_portal" sheetId="4" state="veryHidden"',
    );
  });

  test('offers choices in the language of the user', async () => {
    const labels = [{ value: 'H', label: 'Hypermarket' }];
    const { parts } = await made(
      {},
      { columns: HEADERS.map((head) => (head.name === 'format' ? { ...head, labels } : head)) },
    );
    const choices = strFromU8(parts()['xl/worksheets/sheet3.xml']!);
    expect([
      choices.includes('Hypermarket'),
      choices.includes('大卖场'),
      choices.includes('标超'),
    ]).toEqual([true, false, true]);
  });

  test('explains its columns in the language of the user', async () => {
    for (const [locale, guide, required] of [
      ['zh-CN', '填写说明', '必填'],
      ['zh-TW', '填寫說明', '必填'],
      ['en-US', 'Guide', 'Required'],
    ] as const) {
      const { response } = await made({ 'accept-language': locale });
      expect((await readSheet(response.rawPayload, guide))[0]?.[1]).toBe(required);
    }
  });

  test('is recognized as a template of its list when it is uploaded', async () => {
    const { browser, response } = await made();
    const files = unzipSync(response.rawPayload);
    expect(Object.keys(files)).toContain('xl/worksheets/sheet4.xml');
    const job = await startImport(browser, response.rawPayload);
    expect((await browser.until(job.id, 'FAILED')).problem?.code).toBe('NO_ROWS');
  });

  test.each([
    ['another site', { 'x-portal-request': '' }, {}, {}, 403],
    ['a module that may not be imported into', {}, {}, { methods: ['001'] }, 403],
    ['a question that is none', {}, { columns: 'all' }, {}, 400],
    [
      'labels that are none',
      {},
      { columns: [{ ...HEADERS[0], labels: [{ value: 'H' }] }] },
      {},
      400,
    ],
  ])('is refused for %s', async (_title, headers, payload, services, status) => {
    const { response } = await made(headers, payload, services);
    expect(response.statusCode).toBe(status);
  });
});

describe('A template whose choices would need too many calls', () => {
  const SOURCE = '/api/zb-mca-base/shopformclass/search';
  const sourceOf = (at: number) =>
    column(`choice${String(at)}`, 'SelectRest', {
      columnrest: SOURCE,
      columnrestparams: JSON.stringify({ kind: at }),
      columnrestmap: '{"value":"code","label":"name"}',
    });

  /** A module with this many columns that each need a call for their choices. */
  async function madeOf(count: number, headers: Record<string, string> = {}) {
    const services = mockImport(undefined, {
      columns: [...COLUMNS, ...Array.from({ length: count }, (_, at) => sourceOf(at))],
    });
    services.retail.replies(SOURCE, () =>
      done({ total: 1, pageData: [{ code: 'A', name: 'Answered' }] }),
    );
    const { gateway, cookie } = await openJobs();
    const response = await gateway.app.inject({
      method: 'POST',
      url: '/files/import-template',
      headers: {
        cookie,
        'x-portal-request': '1',
        'accept-language': 'en-US',
        'x-request-id': 'test-request',
        ...headers,
      },
      payload: { moduleCode: CODE, title: 'Stores', columns: HEADERS },
    });
    return {
      response,
      calls: services.retail.asked.length,
      asked: services.retail.asked.filter(({ path }) => path === SOURCE).length,
    };
  }

  test('is refused with the limit, the need and a remedy, like a query', async () => {
    const { response, calls } = await madeOf(310);
    expect(response.statusCode).toBe(413);
    expect(response.json()).toEqual({
      code: 'QUERY_TOO_COMPLEX',
      message:
        'This template needs 313 calls to the retail services for the choices of its columns; a request may make at most 300. Please ask your administrator to configure fewer columns with choices for this list.',
      requestId: 'test-request',
      limit: { name: 'restCalls', limit: 300, value: 313 },
    });
    expect(calls).toBeLessThanOrEqual(300);
  });

  test('is refused in the language of the user', async () => {
    for (const [locale, words] of [
      ['zh-CN', '此模板需要调用业务服务 313 次'],
      ['zh-TW', '此範本需要呼叫業務服務 313 次'],
    ] as const) {
      const { response } = await madeOf(310, { 'accept-language': locale });
      expect(response.json<{ message: string }>().message).toContain(words);
    }
  });

  test('is refused as no JSON, and not as a missing file', async () => {
    mockImport();
    const { gateway, cookie } = await openJobs();
    const response = await gateway.app.inject({
      ...{ method: 'POST', url: '/files/import-template', payload: '{"moduleCode":' },
      headers: {
        ...{ cookie, 'x-portal-request': '1', 'content-type': 'application/json' },
        'accept-language': 'en',
      },
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'BAD_REQUEST',
      message: expect.stringContaining('valid JSON') as string,
    });
  });

  test('is created up to the limit', async () => {
    const { response, asked } = await madeOf(297);
    expect([response.statusCode, asked]).toEqual([200, 297]);
    const choices = strFromU8(unzipSync(response.rawPayload)['xl/worksheets/sheet3.xml']!);
    expect(choices.split('Answered').length - 1).toBe(297);
  });
});

describe('A file uploaded for an import', () => {
  test.each([
    ['UPLOAD_TYPE', 415, 'stores.exe', 'x'],
    ['UPLOAD_EMPTY', 400, 'stores.xlsx', ''],
  ])('is refused as %s', async (code, status, name, content) => {
    mockImport();
    const browser = await openJobs();
    const response = await browser.upload(name, content);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
  });

  test('larger than 20 MB is refused', async () => {
    mockImport();
    const browser = await openJobs();
    const response = await browser.upload('stores.csv', Buffer.alloc(20 * 1024 * 1024 + 1, 'a'));
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      413,
      'UPLOAD_TOO_LARGE',
    ]);
  });

  test('of a different account, or one already used, starts no import', async () => {
    mockImport();
    const browser = await openJobs();
    const file = (await browser.upload('stores.csv', 'storeid,storename\n1,a\n')).json<{
      file: string;
    }>().file;
    const input = { moduleCode: CODE, file, columns: HEADERS };
    const { job } = await browser.steer('importStart', { ...input, key: 'client-key-1' });
    await browser.until(job!.id, 'PREVIEWED');
    for (const asked of [input, { ...input, file: 'made-up' }]) {
      const { userErrors } = await browser.steer('importStart', { ...asked, key: 'client-key-2' });
      expect(userErrors).toMatchObject([{ code: 'INVALID', field: ['input', 'file'] }]);
    }
  });
});
