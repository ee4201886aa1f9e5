import { describe, expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { CONFIG } from '../sheets/sheet-support.ts';

type Column = components['schemas']['Column'];

const FORM = `{ viewer { sheetForm(moduleCode: "200101") { header {
  name type title i18nCode section defaultValue isRequired minimumLength maximumLength isEditable isVisible row span width align isFixed
  isSummed options { value label i18nCode copies } } } } }`;

interface Told {
  name: string;
  type: string;
  align: string;
  isEditable: boolean;
  isVisible: boolean;
  options: { value: string; label: string }[] | null;
}

async function told(columns: unknown[]) {
  const retail = mockRetail().answers('moduleConfig', CONFIG);
  retail.replies('workflowColumns', () => ({
    body: { returncode: '0', message: '', data: columns },
  }));
  const { ask } = await signedInBrowser();
  return {
    retail,
    answer: () => ask(FORM),
    headerOf: (data: unknown) =>
      (data as { viewer: { sheetForm: { header: Told[] } } }).viewer.sheetForm.header,
  };
}

const column = (over: Partial<Column>): Column => ({
  columnname: 'a',
  columntype: 'Input',
  columntitle: 'A',
  ...over,
});

describe('A column', () => {
  test('has everything that the metadata contain', async () => {
    const { answer } = await told([
      column({
        columnname: 'paytype',
        columntype: 'Select',
        columntitle: '付款方式',
        entrycode: 'column.paytype',
        columndefval: 'M45',
        columndata:
          '[{"value":"M45","label":"月结 45 天","entrycode":"option.M45"},{"value":1},"现结",{},null,{"label":"x"}]',
        validempty: '0',
        validlengthmin: 1,
        validlengthmax: 10,
        canedit: '1',
        canshow: '1',
        textalign: 'Center',
        width: 120,
        columnrow: 2,
        columnspan: 6,
        columnfixed: 'left',
        columnsumstyle: 'sum',
      }),
      column({ columnname: 'plain' }),
    ]);
    const { data, errors } = await answer();
    expect(errors).toBeUndefined();
    expect(data).toMatchInlineSnapshot(`
      {
        "viewer": {
          "sheetForm": {
            "header": [
              {
                "align": "CENTER",
                "defaultValue": "M45",
                "i18nCode": "column.paytype",
                "isEditable": true,
                "isFixed": true,
                "isRequired": true,
                "isSummed": true,
                "isVisible": true,
                "maximumLength": 10,
                "minimumLength": 1,
                "name": "paytype",
                "options": [
                  {
                    "copies": null,
                    "i18nCode": "option.M45",
                    "label": "月结 45 天",
                    "value": "M45",
                  },
                  {
                    "copies": null,
                    "i18nCode": null,
                    "label": "1",
                    "value": "1",
                  },
                  {
                    "copies": null,
                    "i18nCode": null,
                    "label": "现结",
                    "value": "现结",
                  },
                ],
                "row": 2,
                "section": "header",
                "span": 6,
                "title": "付款方式",
                "type": "SELECT",
                "width": 120,
              },
              {
                "align": "LEFT",
                "defaultValue": null,
                "i18nCode": null,
                "isEditable": true,
                "isFixed": false,
                "isRequired": false,
                "isSummed": false,
                "isVisible": true,
                "maximumLength": null,
                "minimumLength": null,
                "name": "plain",
                "options": null,
                "row": null,
                "section": "header",
                "span": null,
                "title": "A",
                "type": "INPUT",
                "width": null,
              },
            ],
          },
        },
      }
    `);
  });

  test.each([
    ['Input', 'INPUT', 'LEFT', true, true],
    ['Textarea', 'TEXTAREA', 'LEFT', true, true],
    ['InputNum', 'INPUT_NUM', 'RIGHT', true, true],
    ['Select', 'SELECT', 'LEFT', true, true],
    ['SelectText', 'SELECT_TEXT', 'LEFT', true, true],
    ['SelectRest', 'SELECT_REST', 'LEFT', true, true],
    ['SelectLookUp', 'SELECT_LOOK_UP', 'LEFT', true, true],
    ['SelectRemote', 'SELECT_REMOTE', 'LEFT', true, true],
    ['SelectDy', 'SELECT_DY', 'LEFT', true, true],
    ['Date', 'DATE', 'LEFT', true, true],
    ['DateTime', 'DATE_TIME', 'LEFT', true, true],
    ['Radio', 'RADIO', 'LEFT', true, true],
    ['Tag', 'TAG', 'LEFT', false, true],
    ['CheckboxGroup', 'CHECKBOX_GROUP', 'LEFT', true, true],
    ['HideText', 'HIDE_TEXT', 'LEFT', false, false],
    ['HideOfAnotherKind', 'HIDE_TEXT', 'LEFT', false, false],
    ['InputTipText', 'INPUT_TIP_TEXT', 'LEFT', true, true],
    ['Atarget', 'LINK', 'LEFT', false, true],
    ['Hologram', 'UNKNOWN', 'LEFT', false, true],
  ])(
    'of the type %s is %s, %s; entered: %s, shown: %s',
    async (columntype, type, align, isEditable, isVisible) => {
      const { answer, headerOf } = await told([column({ columntype })]);
      expect(headerOf((await answer()).data)).toMatchObject([
        { type, align, isEditable, isVisible },
      ]);
    },
  );

  test('that is invalid or repeated does not affect the others', async () => {
    const { answer, headerOf } = await told([
      null,
      {},
      column({}),
      column({ columntitle: 'again' }),
      column({ columnname: 'b', columntype: 7 as never }),
    ]);
    expect(headerOf((await answer()).data).map(({ name, type }) => [name, type])).toEqual([
      ['a', 'INPUT'],
      ['b', 'UNKNOWN'],
    ]);
  });
});

describe('The options of a column', () => {
  const rest = column({
    columntype: 'SelectRest',
    columnrest: '/api/msc-mdm/supplier/search',
    columnrestparams: '{"pageNo":1,"pageSize":200,"orderBy":"supplierid"}',
    columnrestmap:
      '{"value":"supplierid","label":"suppliername","copy":{"suppliername":"suppliername","deep":"nested"}}',
  });

  test('are the answer of its address, with the fields that a choice fills in', async () => {
    const { answer, headerOf, retail } = await told([rest]);
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
    const { answer, headerOf, retail } = await told([rest]);
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
    const { answer, headerOf, retail } = await told([lookup]);
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
    const { answer, headerOf, retail } = await told([rest, column({ columnname: 'b' })]);
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
    const { answer, retail } = await told([{ ...rest, columnrest }]);
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
    const { answer, headerOf, retail } = await told([column(over)]);
    expect(headerOf((await answer()).data)[0]?.options).toBeNull();
    expect(retail.paths()).toHaveLength(2);
  });
});
