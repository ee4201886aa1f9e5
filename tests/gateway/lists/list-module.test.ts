import { describe, expect, test } from 'vitest';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import {
  ALL_METHODS,
  askedAt,
  CODE,
  COLUMNS,
  column,
  CONFIG,
  done,
  listOf,
  mockList,
  PATHS,
  refusal,
} from './list-support.ts';
import { module, MODULE, type ModuleAnswer } from './module-support.ts';

describe('A list', () => {
  test('is built from three answers that are requested at the same time', async () => {
    const gate = createGate();
    const retail = mockRetail();
    const late = (data: unknown) => async () => (await gate.opened, done(data));
    retail
      .replies('moduleConfig', late(CONFIG))
      .replies('moduleColumns', late(COLUMNS))
      .replies('operations', late([]));
    const asked = (await signedInBrowser()).ask(MODULE, { code: CODE });
    await expect.poll(() => retail.asked.length).toBe(3);
    gate.open();
    expect(listOf(await asked)).toMatchObject({
      code: CODE,
      keyField: 'storeid',
      nameField: 'storename',
      pageSize: 50,
      exactMatch: false,
      operations: [],
      conditionOperations: ['EQ', 'LIKE', 'IN', 'GE', 'LE'],
      hasHistory: true,
      exportLimit: 100_000,
      problems: [],
    });
    expect(retail.asked.map(({ body }) => body)).toEqual(Array(3).fill({ modulecode: CODE }));
  });

  test('with little configuration has default settings', async () => {
    const config = {
      modulecode: CODE,
      keyfield: '',
      namefield: '',
      pagesize: 1_000_000,
      searchurl: PATHS.search,
      historyurl: null,
    };
    const retail = mockRetail().replies('moduleConfig', () =>
      done({ ...config, pagesize: 'many' }),
    );
    retail.answers('moduleColumns', [column('id')]).answers('operations', []);
    const answer = await (await signedInBrowser()).ask(MODULE, { code: CODE });
    expect(listOf(answer)).toMatchObject({
      keyField: 'id',
      nameField: 'id',
      pageSize: 30,
      conditionOperations: ['EQ', 'LIKE', 'IN'],
      hasHistory: false,
    });
  });

  test('is null if it is not configured (A0400)', async () => {
    mockRetail()
      .refuses('moduleConfig', 'A0400')
      .refuses('moduleColumns', 'A0301')
      .refuses('operations', 'A0301');
    const answer = await (await signedInBrowser()).ask(MODULE, { code: CODE });
    expect(answer.errors).toBeUndefined();
    expect(listOf(answer)).toBeNull();
  });

  test('reports that the account may not see it (A0301), not that it is missing', async () => {
    mockRetail()
      .refuses('moduleConfig', 'A0301')
      .refuses('moduleColumns', 'A0301')
      .refuses('operations', 'A0301');
    const answer = await (await signedInBrowser()).ask(MODULE, { code: CODE });
    expect(listOf(answer)).toBeNull();
    expect(answer.errors).toMatchObject([
      { path: ['viewer', 'listModule'], extensions: { code: 'FORBIDDEN', returncode: 'A0301' } },
    ]);
  });

  test('is an error, not an empty list, if its columns cannot be loaded', async () => {
    mockRetail()
      .answers('moduleConfig', CONFIG)
      .refuses('moduleColumns', 'B0001')
      .answers('operations', []);
    const answer = await (await signedInBrowser()).ask(MODULE, { code: CODE });
    expect(answer.errors).toMatchObject([
      { path: ['viewer', 'listModule'], extensions: { code: 'UPSTREAM_FAILED' } },
    ]);
  });
});

describe('The operations of a list', () => {
  test('are those that are permitted and have an address', async () => {
    const all = ['ADD', 'EDIT', 'DELETE', 'AUDIT', 'IMPORT', 'EXPORT', 'PRINT', 'REJECT'];
    expect((await module()).operations).toEqual(all);
    expect((await module({ methods: ['001', '010', '999'] })).operations).toEqual([
      'ADD',
      'REJECT',
    ]);
    expect((await module({ config: { addurl: null, importurl: '' } })).operations).toEqual(
      all.filter((operation) => operation !== 'ADD' && operation !== 'IMPORT'),
    );
  });

  test('never include deleting if ALL protects the rows', async () => {
    const { operations } = await module({ config: { undeletableflag: 'ALL' } });
    expect(operations).not.toContain('DELETE');
  });

  test('are empty if the services do not provide them', async () => {
    const retail = mockRetail().answers('moduleConfig', CONFIG).answers('moduleColumns', COLUMNS);
    retail.replies('operations', () => refusal('A0301'));
    expect(
      (listOf(await (await signedInBrowser()).ask(MODULE, { code: CODE })) as ModuleAnswer)
        .operations,
    ).toEqual([]);
  });

  test.each([
    'https://evil.example/api/msc-mdm/store/add',
    '//evil.example/api/msc-mdm/store/add',
    '/api/msc-ucs/account/changePassword',
    '/api/msc-mdm/../msc-ucs/account/changePassword',
    '/api/msc-mdm/%2e%2e/msc-ucs/account/changePassword',
    '/api/msc-mdm/store%2fadd',
    '/api/msc-mdm//store/add',
    '/api/msc-mdm/store/add?entid=2',
    'api/msc-mdm/store/add',
  ])('do not include one with the address %s', async (url) => {
    const config = {
      addurl: url,
      updateurl: url,
      deleteurl: url,
      auditurl: url,
      rejecturl: url,
      importurl: url,
      historyurl: url,
    };
    const { operations, retail } = await module({ config });
    expect(operations).toEqual(['EXPORT', 'PRINT']);
    const adding =
      'mutation($input: ListRowAddInput!) { listRowAdd(input: $input) { row { key } userErrors { code } } }';
    const input = {
      key: 'add-number-1',
      moduleCode: CODE,
      values: { storeid: '1', storename: 'x' },
    };
    const { data } = await (await signedInBrowser()).ask(adding, { input });
    expect(data).toEqual({ listRowAdd: { row: null, userErrors: [{ code: 'NOT_CONFIGURED' }] } });
    expect(retail.paths().every((path) => path.startsWith('msc-ucs/'))).toBe(true);
  });

  test('include nothing with rows if the search has a foreign address, which is never called', async () => {
    const retail = mockList({
      config: { searchurl: 'https://evil.example/search' },
      methods: ALL_METHODS,
    });
    const query = `query($code: String!) { viewer { listModule(code: $code) { operations rows { totalCount } } } }`;
    const answer = await (await signedInBrowser()).ask(query, { code: CODE });
    expect(answer.errors).toMatchObject([{ extensions: { reason: 'ADDRESS_NOT_ALLOWED' } }]);
    expect((listOf(answer) as ModuleAnswer).operations).toEqual([
      'ADD',
      'EDIT',
      'DELETE',
      'AUDIT',
      'IMPORT',
      'REJECT',
    ]);
    expect(askedAt(retail, PATHS.search)).toEqual([]);
  });
});
