import { describe, expect, test } from 'vitest';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail, type RetailNock } from '../../support/retail/retail-nock.ts';
import { ELF } from './elf-support.ts';

const SEARCH = '/api/msc-casper/E1/search';

const RUN = `query($page: Int, $pageSize: Int) { viewer { elf(code: "E1") { code
  rows(page: $page, pageSize: $pageSize) { rows totalCount page pageSize }
} } }`;

async function run(
  retail: RetailNock,
  variables: object = {},
  config: Parameters<typeof startGateway>[0] = {},
) {
  const { ask, signIn } = await startGateway(config);
  const { data, errors } = await ask(RUN, { cookie: await signIn(), variables: { ...variables } });
  const asked = retail.asked.filter(({ path }) => path !== '/api/msc-ucs/casper/list');
  return {
    elf: (data as { viewer: { elf: object | null } | null } | null)?.viewer?.elf,
    errors,
    asked,
  };
}

describe('running an elf', () => {
  const answering = (rows: object[], total = rows.length) =>
    mockRetail().answers('elves', [ELF]).answers(SEARCH, { total, pageData: rows });

  test('calls its own address for a page, and returns the fields of its columns only', async () => {
    const rows = [
      { shopname: '星湖店', days: 2, secret: 'x' },
      { shopname: null, days: { nested: true } },
    ];
    const retail = answering(rows, 42);
    const { elf, errors, asked } = await run(retail, { page: 2, pageSize: 10 });
    expect(errors).toBeUndefined();
    expect(elf).toEqual({
      code: 'E1',
      rows: {
        rows: [
          { shopname: '星湖店', days: 2 },
          { shopname: null, days: null },
        ],
        totalCount: 42,
        page: 2,
        pageSize: 10,
      },
    });
    expect(asked).toEqual([
      { path: SEARCH, body: { pageNo: 2, pageSize: 10 }, ssoToken: 'access-1', token: 'access-1' },
    ]);
  });

  test('begins with the first 30 rows', async () => {
    const { asked } = await run(answering([]), {});
    expect(asked[0]?.body).toEqual({ pageNo: 1, pageSize: 30 });
  });

  test.each([
    [{ page: 0 }, 'BAD_USER_INPUT'],
    [{ page: -1 }, 'BAD_USER_INPUT'],
    [{ page: null }, 'BAD_USER_INPUT'],
    [{ pageSize: null }, 'BAD_USER_INPUT'],
    [{ page: 2_000_000_000 }, 'BAD_USER_INPUT'],
    [{ pageSize: 0 }, 'BAD_USER_INPUT'],
    [{ pageSize: 101 }, 'QUERY_TOO_COMPLEX'],
  ])('refuses %j and makes no call', async (variables, code) => {
    const { elf, errors, asked } = await run(answering([]), variables);
    expect(elf).toEqual({ code: 'E1', rows: null });
    expect(errors).toMatchObject([{ path: ['viewer', 'elf', 'rows'], extensions: { code } }]);
    expect(asked).toEqual([]);
  });
  test('is forbidden when the elf is not enabled', async () => {
    const { elf, errors, asked } = await run(
      mockRetail().answers('elves', [{ ...ELF, flag: '0' }]),
    );
    expect(elf).toEqual({ code: 'E1', rows: null });
    expect(errors).toMatchObject([
      { path: ['viewer', 'elf', 'rows'], extensions: { code: 'FORBIDDEN' } },
    ]);
    expect(asked).toEqual([]);
  });
  test.each([
    'https://evil.example/api/msc-casper/E1/search',
    '//evil.example/api/msc-casper/E1/search',
    '/api/msc-ucs/account/getOne',
    '/api/msc-casper/../msc-ucs/account/getOne',
    '/api/msc-casper/%2e%2e/x',
    '/api/msc-casper//x',
    '/api/msc-casper/E1/search?token=x',
    '/api/user@evil.example/x',
    'E1/search',
    '',
  ])('refuses the address %j, which is not on the allow-list', async (casperrest) => {
    const { elf, errors, asked } = await run(
      mockRetail().answers('elves', [{ ...ELF, casperrest }]),
    );
    expect(elf).toEqual({ code: 'E1', rows: null });
    const reason = casperrest === '' ? 'NOT_CONFIGURED' : 'ADDRESS_NOT_ALLOWED';
    expect(errors).toMatchObject([{ path: ['viewer', 'elf', 'rows'], extensions: { reason } }]);
    expect(JSON.stringify(errors)).not.toContain('evil');
    expect(asked).toEqual([]);
  });

  test('may be allowed at another address by the operator, where a card still is not', async () => {
    const allow = { ...DEFAULT_RETAIL_CONFIG.allow, elf: ['/api/msc-mdm/*/search'] };
    const retail = mockRetail()
      .answers('elves', [{ ...ELF, casperrest: 'api/msc-mdm/shop/search' }])
      .answers('/api/msc-mdm/shop/search', { total: 1, pageData: [{ shopname: '星湖店' }] });
    const { elf } = await run(retail, {}, { retailConfig: { ...DEFAULT_RETAIL_CONFIG, allow } });
    expect(elf).toMatchObject({ rows: { rows: [{ shopname: '星湖店', days: null }] } });
  });

  test('is an error of its own when the service fails', async () => {
    const failing = mockRetail()
      .answers('elves', [ELF])
      .replies(SEARCH, () => 'unreachable');
    const dead = await run(failing);
    expect([dead.elf, dead.errors?.[0]?.extensions.code]).toEqual([
      { code: 'E1', rows: null },
      'UPSTREAM_UNREACHABLE',
    ]);
    const refusing = await run(mockRetail().answers('elves', [ELF]).refuses(SEARCH, 'A0301'));
    expect(refusing.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const broken = mockRetail()
      .answers('elves', [ELF])
      .replies(SEARCH, () => ({
        body: { returncode: '0', message: '', data: { total: 1, pageData: 'rows' } },
      }));
    expect((await run(broken)).errors).toMatchObject([{ extensions: { reason: 'MALFORMED' } }]);
  });

  test('returns no more rows than requested, whatever the service sends', async () => {
    const { elf } = await run(answering(Array.from({ length: 250 }, (_, days) => ({ days }))), {
      pageSize: 2,
    });
    expect(elf).toMatchObject({ rows: { rows: [{ days: 0 }, { days: 1 }], totalCount: 250 } });
  });

  test('counts the rows if the service sends no total', async () => {
    const retail = mockRetail()
      .answers('elves', [ELF])
      .replies(SEARCH, () => ({
        body: { returncode: '0', message: '', data: { pageData: [{ shopname: 'a' }, null] } },
      }));
    expect((await run(retail)).elf).toMatchObject({
      rows: { totalCount: 1, rows: [{ shopname: 'a', days: null }] },
    });
  });
});
