import { describe, expect, it } from 'vitest';
import { checkFields } from '../../../../web/records/form/check-fields.ts';
import { numberText } from '../../../../web/records/fields/number-text.ts';
import { parseNumber } from '../../../../web/design/number/parse-number.ts';
import { defaultsOf, rowOf, valueOf, valuesOf } from '../../../../web/records/fields/values.ts';
import { column } from '../documents/sheet-fixtures.ts';

describe('A number that is typed or pasted', () => {
  it.each([
    ['12', '12'],
    ['１２．５０', '12.5'],
    ['12。5', '12.5'],
    ['1,234,567.80', '1234567.8'],
    ['1,2345,6789', '123456789'],
    ['¥1,234', '1234'],
    [' 1 234 ', '1234'],
    ['−5', '-5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['', null],
    ['　', null],
    ['123456789012345678901.123', '123456789012345678901.123'],
  ])('%j is read as %j', (text, value) => {
    expect(parseNumber(text)).toEqual({ value });
  });

  it.each(['abc', '1,5', '1.234,56', '1e5', '12x', '--1', '1.2.3', '5%'])(
    '%j is refused',
    (text) => {
      expect(parseNumber(text)).toBeNull();
    },
  );
});

describe('The values of a form', () => {
  it('are texts, whatever the services answer', () => {
    expect(
      [12.5, '0012', true, null, undefined, '', ['a', 'b'], {}, 1e21, Number.NaN].map(valueOf),
    ).toEqual(['12.5', '0012', '1', null, null, null, 'a,b', null, '1000000000000000000000', null]);
  });

  it('are read from a row and written back, with the values that a choice has filled in', () => {
    const columns = [
      column('supplierid', 'SELECT_REST'),
      column('amount', 'INPUT_NUM', { defaultValue: '0' }),
    ];
    expect(valuesOf(columns, { supplierid: 'S1', amount: 12.5, other: 'x' })).toEqual({
      supplierid: 'S1',
      amount: '12.5',
    });
    expect(rowOf(columns, { supplierid: 'S1', suppliername: '样例' })).toEqual({
      supplierid: 'S1',
      suppliername: '样例',
      amount: null,
    });
    expect(defaultsOf(columns)).toEqual({ supplierid: null, amount: '0' });
  });

  it('are formatted as amounts with two decimals and as counts without', () => {
    expect(numberText('amount', '40320')).toBe('40,320.00');
    expect(numberText('price', '1.625')).toBe('1.625');
    expect(numberText('qty', '1280.500')).toBe('1,280.5');
    expect(numberText('amount', '21.05%')).toBe('21.05%');
  });
});

describe('A problem of a form', () => {
  const keysOf = (problems: ReturnType<typeof checkFields>) =>
    Object.fromEntries(
      Object.entries(problems).map(([name, one]) => [
        name,
        'textKey' in one ? one.textKey : one.message,
      ]),
    );

  it('is a missing value, a value too long or too short, or an invalid date', () => {
    const columns = [
      column('name', 'INPUT', { isRequired: true }),
      column('spaces', 'INPUT', { isRequired: true }),
      column('kind', 'SELECT', { isRequired: true, options: [] }),
      column('long', 'TEXTAREA', { maximumLength: 3 }),
      column('short', 'INPUT', { minimumLength: 3 }),
      column('pictures', 'INPUT', { maximumLength: 2 }),
      column('day', 'DATE'),
      column('time', 'DATE_TIME'),
      column('number', 'INPUT_NUM'),
    ];
    const values = {
      spaces: '  ',
      long: 'abcd',
      short: 'ab',
      pictures: '👍🏽'.slice(0, 4),
      day: '2026-02-30',
      time: '2026-06-15 24:00:00',
      number: 'x',
    };
    expect(keysOf(checkFields(columns, values))).toEqual({
      name: 'metadata.required',
      spaces: 'metadata.required',
      kind: 'metadata.choose',
      long: 'metadata.tooLong',
      short: 'metadata.tooShort',
      day: 'metadata.not.DATE',
      time: 'metadata.not.DATE_TIME',
      number: 'metadata.notNumber',
    });
  });

  it('is reported neither for fields that the user cannot fill in, nor for valid ones', () => {
    const columns = [
      column('hidden', 'HIDE_TEXT', { isRequired: true }),
      column('mark', 'TAG', { isRequired: true }),
      column('fixed', 'INPUT', { isRequired: true, isEditable: false }),
      column('unseen', 'INPUT', { isRequired: true, isVisible: false }),
      column('day', 'DATE', { isRequired: true }),
      column('time', 'DATE_TIME', { isRequired: true }),
    ];
    expect(checkFields(columns, { day: '2024-02-29', time: '2026-06-15 09:30:00' })).toEqual({});
  });
});
