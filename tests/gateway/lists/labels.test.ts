import { describe, expect, test } from 'vitest';
import { createGate } from '../../support/retail/loopback-retail.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import {
  askedAt,
  CODE,
  column,
  COLUMNS,
  done,
  listOf,
  mockList,
  refusal,
  type Column,
} from './list-support.ts';

const LABELS = `query($code: String!) { viewer { listModule(code: $code) { columns { name options { value } } rows { nodes { key values labels } } } } }`;
const ROWS_ALONE = `query($code: String!) { viewer { listModule(code: $code) { rows { nodes { labels } } } } }`;

interface LabelAnswer {
  rows: { nodes: { labels: Record<string, string> }[] };
}

const SUPPLIERS = '/api/msc-mdm/supplier/search';
const REGIONS = '/api/msc-mdm/region/search';
const source = (name: string, type: string, path: string, over: Partial<Column> = {}) =>
  column(name, type, {
    columnrest: path,
    columnrestmap: '{"value":"code","label":"name"}',
    ...over,
  });

/** The options that the services find. */
const answerOf = (body: unknown, called: (code: string) => string) => {
  const { condition = [] } = body as {
    condition?: { field: string; operation: string; value: string[] }[];
  };
  const codes = condition.find(({ operation }) => operation === 'in')?.value ?? ['A'];
  return done({
    total: codes.length,
    pageData: codes.map((code) => ({ code, name: called(code) })),
  });
};

async function labels(
  columns: Column[],
  rows: object[],
  mock: (retail: ReturnType<typeof mockList>) => void,
  query = LABELS,
) {
  const retail = mockList({ columns: [...COLUMNS, ...columns], rows });
  mock(retail);
  const answer = await (
    await signedInBrowser(undefined, { cardTimeoutMs: 150 })
  ).ask(query, { code: CODE });
  return {
    labels: (listOf(answer) as LabelAnswer).rows.nodes.map((row) => row.labels),
    retail,
    errors: answer.errors,
  };
}

describe('The labels of codes', () => {
  test('are loaded for a whole page, each code and each source once', async () => {
    const rows = [
      { storeid: '1', supplier: 'S1', second: 'S2' },
      { storeid: '2', supplier: 'S2', second: null },
      { storeid: '3', supplier: 'S1', second: '' },
    ];
    const columns = [
      source('supplier', 'SelectRemote', SUPPLIERS),
      source('second', 'SelectRemote', SUPPLIERS),
    ];
    const { labels: rowLabels, retail } = await labels(columns, rows, (services) =>
      services.replies(SUPPLIERS, (body) => answerOf(body, (code) => `供应商${code}`)),
    );
    expect(rowLabels).toEqual([
      { supplier: '供应商S1', second: '供应商S2' },
      { supplier: '供应商S2' },
      { supplier: '供应商S1' },
    ]);
    expect(askedAt(retail, SUPPLIERS)).toEqual([
      {
        pageNo: 1,
        pageSize: 2,
        condition: [{ field: 'code', operation: 'in', value: ['S1', 'S2'] }],
      },
    ]);
  });

  test('are left out if the options contain them, and loaded otherwise', async () => {
    const columns = [source('supplier', 'SelectRest', SUPPLIERS)];
    const rows = [
      { storeid: '1', supplier: 'A', format: 'H' },
      { storeid: '2', supplier: 'Z' },
    ];
    const { labels: rowLabels, retail } = await labels(columns, rows, (services) =>
      services.replies(SUPPLIERS, (body) => answerOf(body, (code) => `供应商${code}`)),
    );
    expect(rowLabels).toEqual([{}, { supplier: '供应商Z' }]);
    expect(askedAt(retail, SUPPLIERS)).toEqual([
      { pageNo: 1, pageSize: 200 },
      { pageNo: 1, pageSize: 1, condition: [{ field: 'code', operation: 'in', value: ['Z'] }] },
    ]);
  });

  test('do not depend on other fields but on the constant parameters of the source', async () => {
    const condition = [
      { field: 'country', operation: 'eq', value: '{country}' },
      { field: 'kind', operation: 'eq', value: 'shop' },
    ];
    const columns = [
      column('country'),
      source('region', 'SelectDy', REGIONS, {
        columnrestparams: JSON.stringify({ condition, root: '{country}' }),
      }),
    ];
    const { labels: rowLabels, retail } = await labels(
      columns,
      [{ storeid: '1', region: 'R1', country: 'CN' }],
      (services) => services.replies(REGIONS, (body) => answerOf(body, () => '华东')),
    );
    expect(rowLabels).toEqual([{ region: '华东' }]);
    expect(askedAt(retail, REGIONS)).toEqual([
      {
        pageNo: 1,
        pageSize: 1,
        condition: [condition[1], { field: 'code', operation: 'in', value: ['R1'] }],
      },
    ]);
  });

  test('are taken from the row itself without a call if it contains them', async () => {
    const copy = { columnrestmap: '{"value":"code","label":"name","copy":{"buyer":"name"}}' };
    const columns = [
      source('supplierid', 'SelectRemote', SUPPLIERS, { canedit: '0' }),
      column('suppliername'),
      source('buyerid', 'SelectRemote', '/api/msc-mdm/employee/search', copy),
      column('buyer', 'HideText'),
    ];
    const rows = [
      { storeid: '1', supplierid: 'S1', suppliername: '样例粮油', buyerid: 'B1', buyer: '陈予安' },
    ];
    const { labels: rowLabels, retail } = await labels(columns, rows, () => undefined);
    expect(rowLabels).toEqual([{ supplierid: '样例粮油', buyerid: '陈予安' }]);
    expect(retail.paths().filter((path) => path.startsWith('msc-mdm/'))).toEqual([
      'msc-mdm/store/search',
    ]);
  });

  test.each([
    ['is dead', () => 'unreachable' as const],
    ['refuses', () => refusal('A0301')],
    ['talks nonsense', () => done({ pageData: 'x' })],
    ['knows none of them', () => done({ total: 0, pageData: [] })],
    ['has no names', () => done({ total: 1, pageData: [{ code: 'S1' }] })],
  ])('are replaced by the code if the source %s', async (_what, reply) => {
    const columns = [source('supplier', 'SelectRemote', SUPPLIERS)];
    const { labels: rowLabels, errors } = await labels(
      columns,
      [{ storeid: '1', supplier: 'S1' }],
      (services) => services.replies(SUPPLIERS, reply),
    );
    expect(rowLabels).toEqual([{}]);
    expect(errors).toBeUndefined();
  });

  test('are awaited for a short time only', async () => {
    const gate = createGate();
    const columns = [source('supplier', 'SelectRemote', SUPPLIERS)];
    const { labels: rowLabels } = await labels(
      columns,
      [{ storeid: '1', supplier: 'S1' }],
      (services) => services.replies(SUPPLIERS, async () => (await gate.opened, done(null))),
      ROWS_ALONE,
    );
    expect(rowLabels).toEqual([{}]);
    gate.open();
  });

  test('are not requested from a source without conditions', async () => {
    const columns = [source('who', 'SelectRemote', '/api/msc-bpm/option/people')];
    const { labels: rowLabels, retail } = await labels(
      columns,
      [{ storeid: '1', who: 'a' }],
      () => undefined,
    );
    expect(rowLabels).toEqual([{}]);
    expect(retail.paths()).not.toContain('msc-bpm/option/people');
  });

  test('are shown for several codes in one field', async () => {
    const columns = [source('regions', 'CheckboxGroup', REGIONS)];
    const { labels: rowLabels } = await labels(
      columns,
      [
        { storeid: '1', regions: 'R1, R9' },
        { storeid: '2', regions: ['R1'] },
      ],
      (services) => services.replies(REGIONS, (body) => answerOf(body, (code) => `区${code}`)),
    );
    expect(rowLabels).toEqual([{ regions: '区R1, 区R9' }, { regions: '区R1' }]);
  });
});
