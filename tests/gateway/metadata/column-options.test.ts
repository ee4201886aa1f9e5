import { describe, expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { buttonsOf, TASK, TRANSFER } from '../workflow/approval-support.ts';

type Column = components['schemas']['Column'];

const SEARCH = `query($column: String!, $section: String, $search: String) { viewer {
  columnOptions(moduleCode: "300101", column: $column, section: $section, search: $search) { value label } } }`;

const PRODUCT: Column = {
  columnname: 'productid',
  columntype: 'SelectRemote',
  columntitle: '商品',
  divid: 'details',
  columnrest: '/api/msc-mdm/product/search',
  columnrestparams: '{"condition":[{"field":"groupid","operation":"eq","value":"G1"}]}',
  columnrestmap: '{"value":"productid","label":"productname"}',
};
const FORMAT: Column = {
  columnname: 'format',
  columntype: 'Select',
  columntitle: '业态',
  columndata: '[{"value":"H","label":"大卖场"},{"value":"S","label":"Super"}]',
};
const PEOPLE: Column = {
  columnname: 'who',
  columntype: 'SelectRemote',
  columntitle: '人',
  columnrest: '/api/msc-bpm/option/people',
};
const UNIT: Column = {
  columnname: 'unit',
  columntype: 'SelectLookUp',
  columntitle: '单位',
  columnrest: '/api/msc-gls/lookupItem/query',
  columnrestparams: '{"params":{"lookupid":"U"}}',
};

async function options(
  asked: object,
  services: (retail: ReturnType<typeof mockRetail>) => void = () => {},
) {
  const retail = mockRetail().answers('moduleColumns', [PRODUCT, FORMAT, PEOPLE, UNIT]);
  services(retail);
  const { data, errors } = await (await signedInBrowser()).ask(SEARCH, asked);
  return {
    found: (data as { viewer: { columnOptions: unknown } }).viewer.columnOptions,
    errors,
    retail,
  };
}

describe('The search for options', () => {
  test('in master data compares label and code', async () => {
    const page = { total: 1, pageData: [{ productid: 'P1', productname: '大米 5%' }] };
    const { found, retail } = await options(
      { column: 'productid', section: 'details', search: ' 5% ' },
      (services) => services.answers('/api/msc-mdm/product/search', page),
    );
    expect(found).toEqual([{ value: 'P1', label: '大米 5%' }]);
    expect(retail.asked.map(({ body }) => body)).toEqual([
      { modulecode: '300101' },
      {
        pageNo: 1,
        pageSize: 200,
        condition: [
          { field: 'groupid', operation: 'eq', value: 'G1' },
          { field: 'productname', operation: 'like', value: '%5_%', relation: 'or' },
          { field: 'productid', operation: 'like', value: '%5_%', relation: 'or' },
        ],
      },
    ]);
  });

  test('among people sends a keyword', async () => {
    const { retail } = await options({ column: 'who', search: '周' }, (services) =>
      services.answers('/api/msc-bpm/option/people', { total: 0, pageData: [] }),
    );
    expect(retail.asked.at(-1)?.body).toEqual({ pageNo: 1, pageSize: 200, keyword: '周' });
  });

  test('in written options and lookups is done by the gateway', async () => {
    expect((await options({ column: 'format', search: 'sUP' })).found).toEqual([
      { value: 'S', label: 'Super' },
    ]);
    const items = ['EA', 'KG'].map((itemcode) => ({
      lookupid: 'U',
      itemcode,
      itemname: itemcode,
      sort: 1,
    }));
    const { found } = await options({ column: 'unit', search: 'kg' }, (services) =>
      services.replies('/api/msc-gls/lookupItem/query', () => ({
        body: { returncode: '0', message: '', data: { pageData: items } },
      })),
    );
    expect(found).toEqual([{ value: 'KG', label: 'KG' }]);
  });

  test('finds nothing in an unknown column and is cut to 100 characters', async () => {
    expect((await options({ column: 'productid' })).found).toBeNull();
    const { errors, retail } = await options({ column: 'format', search: 'x'.repeat(101) });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(retail.asked).toEqual([]);
  });
});

test("options of a button's form are requested for its task, with and without a search", async () => {
  const form = [TRANSFER.form![0]!, { ...PEOPLE, columnrestparams: '{"kind":"all"}' }];
  const retail = mockRetail()
    .answers('processInstance', TASK)
    .answers('taskButtons', [{ ...TRANSFER, form }])
    .answers('/api/msc-bpm/option/people', {
      total: 1,
      pageData: [{ usercode: 'area_east', username: '周启航', value: 'x' }],
    });
  const browser = await signedInBrowser();
  const { data } = await browser.ask(
    '{ viewer { approval(taskCode: "WT1") { buttons { form { options { value label } } } } } }',
  );
  expect(data).toMatchObject({
    viewer: {
      approval: {
        buttons: [
          {
            form: [
              { options: [{ value: 'area_east', label: '周启航' }] },
              { options: [{ value: 'x' }] },
            ],
          },
        ],
      },
    },
  });
  const about = { pageNo: 1, pageSize: 200, taskId: 'WT1', workflowInstanceId: 'WI1' };
  expect(retail.asked.slice(2).map(({ body }) => body)).toEqual([about, { ...about, kind: 'all' }]);
  expect(await buttonsOf(browser)).toHaveLength(1);
});
