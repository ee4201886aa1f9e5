import { describe, expect, test } from 'vitest';
import { mockColumns, column } from './column-support.ts';

describe('The options of a column', () => {
  const rest = column({
    columntype: 'SelectRest',
    columnrest: '/api/msc-mdm/supplier/search',
    columnrestparams: '{"pageNo":1,"pageSize":200,"orderBy":"supplierid"}',
    columnrestmap:
      '{"value":"supplierid","label":"suppliername","copy":{"suppliername":"suppliername","deep":"nested"}}',
  });

  test('are the answer of its address, with the fields that a choice fills in', async () => {
    const { answer, headerOf, retail } = await mockColumns([rest]);
    retail.answers('/api/msc-mdm/supplier/search', {
      total: 3,
      pageData: [
        { supplierid: 'S1', suppliername: '粮油' },
        { supplierid: 2, nested: { a: 1 } },
        { suppliername: 'none' },
      ],
    });
    expect(headerOf((await answer()).data)[0]?.options).toEqual([
      { value: 'S1', label: '粮油', i18nCode: null, copies: { suppliername: '粮油', deep: null } },
      { value: '2', label: '2', i18nCode: null, copies: { suppliername: null, deep: null } },
    ]);
    expect(retail.asked.at(-1)?.body).toEqual({ pageNo: 1, pageSize: 200, orderBy: 'supplierid' });
  });

  test('are at most 200', async () => {
    const { answer, headerOf, retail } = await mockColumns([rest]);
    const pageData = Array.from({ length: 300 }, (_, at) => ({ supplierid: `S${String(at)}` }));
    retail.answers('/api/msc-mdm/supplier/search', { total: 300, pageData });
    expect(headerOf((await answer()).data)[0]?.options).toHaveLength(200);
  });

  test('are the items of a lookup', async () => {
    const lookup = column({
      columntype: 'SelectLookUp',
      columnrest: '/api/msc-gls/lookupItem/query',
      columnrestparams: '{"params":{"lookupid":"UNIT"}}',
    });
    const { answer, headerOf, retail } = await mockColumns([lookup]);
    const item = {
      lookupid: 'UNIT',
      itemcode: 'EA',
      itemname: '个',
      entrycode: 'lookup.ea',
      sort: 1,
    };
    retail.answers('/api/msc-gls/lookupItem/query', { total: 1, pageData: [item] });
    expect(headerOf((await answer()).data)[0]?.options).toEqual([
      { value: 'EA', label: '个', i18nCode: 'lookup.ea', copies: null },
    ]);
    expect(retail.asked.at(-1)?.body).toEqual({
      params: { lookupid: 'UNIT' },
      pageNo: 1,
      pageSize: 200,
    });
  });

  test.each([
    ['a dead source', () => 'unreachable' as const, 'UPSTREAM_UNREACHABLE'],
    ['a refusal', () => ({ body: { returncode: 'A0301', message: '', data: null } }), 'FORBIDDEN'],
    [
      'nonsense',
      () => ({ body: { returncode: '0', message: '', data: { pageData: 'x' } } }),
      'UPSTREAM_FAILED',
    ],
  ])('are null after %s, with an error for this column only', async (_what, reply, code) => {
    const { answer, headerOf, retail } = await mockColumns([rest, column({ columnname: 'b' })]);
    retail.replies('/api/msc-mdm/supplier/search', reply);
    const { data, errors } = await answer();
    expect(headerOf(data).map(({ name, options }) => [name, options])).toEqual([
      ['a', null],
      ['b', null],
    ]);
    expect(errors).toMatchObject([
      { path: ['viewer', 'sheetForm', 'header', 0, 'options'], extensions: { code } },
    ]);
  });

  test.each([
    'https://evil.example/x',
    '/api/msc-mdm/supplier/delete',
    '/api/msc-bpm/task/send',
    '/api/msc-mdm/../x/search',
  ])('are never requested from %s', async (columnrest) => {
    const { answer, retail } = await mockColumns([{ ...rest, columnrest }]);
    const { errors } = await answer();
    expect(errors).toMatchObject([{ extensions: { reason: 'ADDRESS_NOT_ALLOWED' } }]);
    expect(retail.paths()).toHaveLength(2);
  });

  test.each([
    ['nothing to choose', { columntype: 'Input', columndata: '[1]' }],
    ['a search first', { columntype: 'SelectRemote', columnrest: '/api/msc-mdm/supplier/search' }],
    ['no source', { columntype: 'Select' }],
    ['a broken list and no address', { columntype: 'Select', columndata: '{' }],
  ])('are null with %s', async (_what, over) => {
    const { answer, headerOf, retail } = await mockColumns([column(over)]);
    expect(headerOf((await answer()).data)[0]?.options).toBeNull();
    expect(retail.paths()).toHaveLength(2);
  });
});
