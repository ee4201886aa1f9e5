import { describe, expect, test } from 'vitest';
import { mockColumns, column } from './column-support.ts';

describe('A column', () => {
  test('has everything that the metadata contain', async () => {
    const { answer } = await mockColumns([
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
      const { answer, headerOf } = await mockColumns([column({ columntype })]);
      expect(headerOf((await answer()).data)).toMatchObject([
        { type, align, isEditable, isVisible },
      ]);
    },
  );

  test('that is invalid or repeated does not affect the others', async () => {
    const { answer, headerOf } = await mockColumns([
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

describe('Odd but legal metadata', () => {
  const flags = (value: unknown) => ({
    canedit: value,
    canshow: value,
    columnfixed: value,
    columnsumstyle: value,
  });
  const seen = async (...columns: object[]) => {
    const { answer, headerOf } = await mockColumns(
      columns.map((over, index) => ({ ...column({ columnname: `c${String(index)}` }), ...over })),
    );
    return headerOf((await answer()).data);
  };

  test.each([['0'], [0], [false], ['N'], [' false ']])('a flag %j is off', async (value) => {
    expect(await seen(flags(value), { validempty: value })).toMatchObject([
      { isEditable: false, isVisible: false, isFixed: false, isSummed: false },
      { isRequired: true },
    ]);
  });

  test.each([['1'], [1], [true], ['Y'], ['TRUE']])('a flag %j is on', async (value) => {
    expect(await seen(flags(value), { validempty: value })).toMatchObject([
      { isEditable: true, isVisible: true, isFixed: true, isSummed: true },
      { isRequired: false },
    ]);
  });

  test.each([[false], ['n'], [0]])('a column with the flag %j is switched off', async (flag) => {
    expect((await seen({ flag }, {})).map(({ name }) => name)).toEqual(['c1']);
  });

  test.each([
    [0, null],
    ['0', null],
    ['12', 12],
    ['x', null],
  ])('a maximum length of %j is %j', async (validlengthmax, maximumLength) => {
    expect(await seen({ validlengthmin: '2', validlengthmax })).toMatchObject([
      { minimumLength: 2, maximumLength },
    ]);
  });

  test('an option may be a truth value, which is 1 or 0 as in forms', async () => {
    const columndata = '[{"value":true,"label":"是"},{"value":false,"label":"否"},{"value":null}]';
    const [radio] = await seen({ columntype: 'Radio', columndata });
    expect(radio?.options?.map(({ value, label }) => [value, label])).toEqual([
      ['1', '是'],
      ['0', '否'],
    ]);
  });

  test('an option that is listed twice is offered once', async () => {
    const columndata =
      '[{"value":"A","label":"一"},{"value":"A","label":"二"},"B","B",{"value":"B"}]';
    const [select] = await seen({ columntype: 'Select', columndata });
    expect(select?.options?.map(({ value, label }) => [value, label])).toEqual([
      ['A', '一'],
      ['B', 'B'],
    ]);
  });
});
