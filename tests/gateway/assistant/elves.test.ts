import { describe, expect, test } from 'vitest';
import { globalId } from '../../../gateway/request/ids.ts';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { ELF } from './elf-support.ts';

test('lists the elves of the account with their columns, enabled or not', async () => {
  const retail = mockRetail().answers('elves', [
    ELF,
    { ...ELF, caspeerid: 'E5', caspername: '客诉精灵', entrycode: null, columndata: [], flag: '0' },
  ]);
  const { ask, signIn } = await startGateway();
  const query =
    '{ viewer { elves { id code name i18nCode enabled columns { field title i18nCode } } elf(code: "E9") { code } } }';
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "elf": null,
          "elves": [
            {
              "code": "E1",
              "columns": [
                {
                  "field": "shopname",
                  "i18nCode": "assistant.E1.shopname",
                  "title": "门店",
                },
                {
                  "field": "days",
                  "i18nCode": null,
                  "title": "天数",
                },
              ],
              "enabled": true,
              "i18nCode": "assistant.E1",
              "id": "RWxmQDEwMDAwMUAvRTE",
              "name": "缺货精灵",
            },
            {
              "code": "E5",
              "columns": [],
              "enabled": false,
              "i18nCode": null,
              "id": "RWxmQDEwMDAwMUAvRTU",
              "name": "客诉精灵",
            },
          ],
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
    ['/api/msc-ucs/casper/list', { usercode: 'ops_director' }],
  ]);
});

describe('the columns of an elf', () => {
  const columnsOf = async (columndata: unknown) => {
    const rows = [{ ...ELF, columndata }, ELF];
    mockRetail().replies('elves', () => ({
      body: { returncode: '0', message: 'success', data: rows },
    }));
    const { ask, signIn } = await startGateway();
    const { data, errors } = await ask('{ viewer { elves { columns { field title } } } }', {
      cookie: await signIn(),
    });
    const { elves } = (
      data as { viewer: { elves: { columns: { field: string; title: string }[] }[] } }
    ).viewer;
    expect([errors, elves[1]?.columns]).toEqual([
      undefined,
      expect.arrayContaining([{ field: 'days', title: '天数' }]),
    ]);
    return elves[0]?.columns;
  };
  const SHOP = [{ field: 'shopname', title: '门店' }];

  test.each([
    ['JSON text', '[{"columnname":"shopname","columntitle":"门店"}]', SHOP],
    [
      'columns among other things',
      [null, 1, 'x', { columntitle: '无名' }, { columnname: 'shopname', columntitle: '门店' }],
      SHOP,
    ],
    [
      'a column without a title',
      [{ columnname: 'shopname' }],
      [{ field: 'shopname', title: 'shopname' }],
    ],
    ['broken JSON', '[{"columnname":', []],
    ['an object', { columnname: 'shopname' }, []],
    ['null', null, []],
  ])('given as %s do not affect the other elves', async (_what, columndata, expected) => {
    expect(await columnsOf(columndata)).toEqual(expected);
  });
});

test('an invalid elf does not affect the others', async () => {
  const odd = [{ flag: '1' }, { ...ELF, caspeerid: 7, caspername: null }, ELF];
  mockRetail().replies('elves', () => ({ body: { returncode: '0', message: '', data: odd } }));
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask('{ viewer { elves { code name } } }', {
    cookie: await signIn(),
  });
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    viewer: {
      elves: [
        { code: '7', name: '7' },
        { code: 'E1', name: '缺货精灵' },
      ],
    },
  });
});

test('reports services without elves, and the rest of the page works', async () => {
  const retail = mockRetail();
  const { ask, signIn } = await startGateway({
    retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing: ['elves'] },
  });
  const { data, errors } = await ask('{ viewer { name elves { code } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { name: '李明', elves: null } });
  expect(errors).toMatchObject([
    { path: ['viewer', 'elves'], extensions: { reason: 'NOT_IMPLEMENTED' } },
  ]);
  expect(retail.asked).toEqual([]);
});

test('an elf is found by its id for another subgraph, if the account has it', async () => {
  mockRetail().answers('elves', [ELF]);
  const { ask, signIn } = await startGateway();
  const query = 'query($of: [_Any!]!) { _entities(representations: $of) { ... on Elf { code } } }';
  const of = [globalId('Elf', 'E1'), globalId('Elf', 'E9'), 'nothing'].map((id) => ({
    __typename: 'Elf',
    id,
  }));
  const { data } = await ask(query, { cookie: await signIn(), variables: { of } });
  expect(data).toEqual({ _entities: [{ code: 'E1' }, null, null] });
});
