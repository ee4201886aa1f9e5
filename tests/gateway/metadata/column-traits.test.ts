import { describe, expect, test } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import { CODE, column, listOf, mockList, type Column } from '../lists/list-support.ts';

const COLUMN = `query($code: String!) { viewer { listModule(code: $code) { columns { name type isFixed pin isSummed sumStyle isSortable searchType isKeyword style
  hint hintI18nCode minimum maximum step decimalPlaces hasPrecision unit unitI18nCode dependsOn pickerModule } } } }`;

async function traitsOf(
  columntype: string,
  over: Partial<Column>,
): Promise<Record<string, unknown>> {
  mockList({ rows: null, columns: [column('a', columntype, over)] });
  const answer = await (await signedInBrowser()).ask(COLUMN, { code: CODE });
  expect(answer.errors).toBeUndefined();
  const [first] = (listOf(answer) as { columns: Record<string, unknown>[] }).columns;
  return first ?? {};
}

test('a column without settings has no traits', async () => {
  expect(await traitsOf('Input', {})).toEqual({
    name: 'a',
    type: 'INPUT',
    ...{
      isFixed: false,
      pin: null,
      isSummed: false,
      sumStyle: null,
      isSortable: false,
      searchType: null,
      isKeyword: false,
    },
    ...{
      style: {},
      hint: null,
      hintI18nCode: null,
      minimum: null,
      maximum: null,
      step: null,
      decimalPlaces: null,
      hasPrecision: false,
      unit: null,
      unitI18nCode: null,
    },
    ...{ dependsOn: [], pickerModule: null },
  });
});

test.each([
  ['sum', 'SUM', true],
  ['AVG', 'AVERAGE', false],
  ['count', 'COUNT', false],
  ['min', 'MINIMUM', false],
  ['max', 'MAXIMUM', false],
  ['1', 'SUM', true],
  ['0', null, false],
])('columnsumstyle %s is %s', async (columnsumstyle, sumStyle, isSummed) => {
  expect(await traitsOf('InputNum', { columnsumstyle })).toMatchObject({ sumStyle, isSummed });
});

test.each([
  ['left', 'LEFT', true],
  ['Right', 'RIGHT', true],
  ['1', 'LEFT', true],
  ['0', null, false],
])('columnfixed %s is %s', async (columnfixed, pin, isFixed) => {
  expect(await traitsOf('Input', { columnfixed })).toMatchObject({ pin, isFixed });
});

test.each([
  ['eq', 'EQ', false],
  ['like, keyword', 'LIKE', true],
  ['keyword', null, true],
  ['keyword,IN', 'IN', true],
  ['range', 'RANGE', false],
  ['sounds', null, false],
])('searchtype %s is %s, keyword: %s', async (searchtype, searchType, isKeyword) => {
  expect(await traitsOf('Input', { searchtype })).toMatchObject({ searchType, isKeyword });
});

test.each([
  ['1', true],
  ['0', false],
])('columncanorder %s is %s', async (columncanorder, isSortable) => {
  expect(await traitsOf('Input', { columncanorder })).toMatchObject({ isSortable });
});

describe('css', () => {
  test('keeps allowed properties by their CSSOM names', async () => {
    const css =
      'color:#D92D20; Background-Color : rgb(255 0 0 / 50%);font-weight:600;font-style:italic;TEXT-DECORATION:line-through;white-space:pre;color: Red';
    expect((await traitsOf('Input', { css })).style).toEqual({
      color: 'red',
      backgroundColor: 'rgb(255 0 0 / 50%)',
      fontWeight: '600',
      fontStyle: 'italic',
      textDecoration: 'line-through',
      whiteSpace: 'pre',
    });
  });

  test.each([
    'background:url(https://evil.example/x.png)',
    'background-image:url(data:x)',
    'background-color:url("//evil.example")',
    'color:var(--danger)',
    'color:expression(alert(1))',
    'width:calc(100% - 1px)',
    'position:fixed',
    'display:none',
    'z-index:9999',
    'content:"x"',
    'behavior:url(x)',
    'color:red !important',
    'color:re/**/d',
    'col\\6fr:red',
    '--x:red',
    '__proto__:red',
    'constructor:red',
    'color',
    ':::;;;',
    'font-weight:99999',
    'white-space:revert-layer; transition:all 1s',
    'filter:blur(1px)',
  ])('drops %s', async (css) => {
    expect((await traitsOf('Input', { css })).style).toEqual({});
  });

  test('keeps valid declarations next to invalid ones', async () => {
    expect(
      (await traitsOf('Input', { css: 'position:absolute;}</style><script>;color:blue' })).style,
    ).toEqual({ color: 'blue' });
  });
});

describe('Bounds of numbers', () => {
  test.each([
    [
      { min: -1.5, max: '9000', step: 0.25, precision: 3 },
      { minimum: '-1.5', maximum: '9000', step: '0.25', decimalPlaces: 3 },
    ],
    [{}, { minimum: null, maximum: null, step: '1', decimalPlaces: 2 }],
    [
      { min: 'few', max: null, step: 0, precision: 9 },
      { minimum: null, maximum: null, step: '1', decimalPlaces: 6 },
    ],
    [
      { min: 0, step: -2, precision: -1 },
      { minimum: '0', step: '1', decimalPlaces: 2 },
    ],
  ])('are read from %j', async (columndata, bounds) => {
    expect(await traitsOf('InputNum', { columndata: JSON.stringify(columndata) })).toMatchObject(
      bounds,
    );
  });

  test.each([
    ['{"precision":2}', { decimalPlaces: 2, hasPrecision: true }],
    ['{"precision":"3"}', { decimalPlaces: 3, hasPrecision: true }],
    ['{"precision":0}', { decimalPlaces: 0, hasPrecision: true }],
    // Two decimals are the default; the metadata do not require showing both.
    ['{"min":0}', { decimalPlaces: 2, hasPrecision: false }],
    ['{"precision":"many"}', { decimalPlaces: 2, hasPrecision: false }],
    ['{"precision":-1}', { decimalPlaces: 2, hasPrecision: false }],
    ['no JSON', { decimalPlaces: 2, hasPrecision: false }],
  ])('report whether the metadata specify decimals: %s', async (columndata, precision) => {
    expect(await traitsOf('InputNum', { columndata })).toMatchObject(precision);
    expect(await traitsOf('Input', { columndata })).toMatchObject({
      decimalPlaces: null,
      hasPrecision: false,
    });
  });

  test('exist for number columns only', async () => {
    expect(await traitsOf('Input', { columndata: '{"min":1,"precision":3}' })).toMatchObject({
      minimum: null,
      decimalPlaces: null,
    });
  });
});

test.each([
  ['请填写全称', '请填写全称', null],
  ['{"text":"请填写全称","entrycode":"hint.name"}', '请填写全称', 'hint.name'],
  ['{"entrycode":"hint.name"}', null, 'hint.name'],
  [null, null, null],
])('a hint is read from %s', async (columndata, hint, hintI18nCode) => {
  expect(await traitsOf('InputTipText', { columndata })).toMatchObject({ hint, hintI18nCode });
});

test.each([
  ['"元"', '元', null],
  ['{"text":"元","entrycode":"unit.yuan"}', '元', 'unit.yuan'],
  ['null', null, null],
  ['["%"]', null, null],
])('a unit is read from %s', async (written, unit, unitI18nCode) => {
  expect(await traitsOf('InputNum', { columndata: `{"unit":${written}}` })).toMatchObject({
    unit,
    unitI18nCode,
  });
  expect(await traitsOf('Input', { columndata: `{"unit":${written}}` })).toMatchObject({
    unit: null,
    unitI18nCode: null,
  });
});

test('a column has its picker module and its dependencies', async () => {
  const over = {
    columnrest: '/api/msc-mdm/shop/search',
    columnrestmap: '{"module":"300101"}',
    columnrestparams:
      '{"condition":[{"field":"a","value":"{region}-{format}"},{"field":"b","value":"{region}"}],"x":"{ }"}',
  };
  mockList({
    rows: null,
    columns: [column('region'), column('format'), column('a', 'SelectDy', over)],
  });
  const answer = await (await signedInBrowser()).ask(COLUMN, { code: CODE });
  expect((listOf(answer) as { columns: object[] }).columns[2]).toMatchObject({
    pickerModule: '300101',
    dependsOn: ['region', 'format'],
  });
  expect(await traitsOf('Input', over)).toMatchObject({ pickerModule: null, dependsOn: [] });
});
