import type { Column, ColumnOption } from '../../web/records/fields/column.ts';

/**
 * A column as the gateway returns it. Properties that are not given are those of a plain text
 * field.
 */
export function columnOf(
  name: string,
  type: Column['type'] = 'INPUT',
  over: Partial<Column> = {},
): Column {
  return {
    name,
    type,
    title: name,
    i18nCode: null,
    section: 'header',
    defaultValue: null,
    isRequired: false,
    minimumLength: null,
    maximumLength: null,
    isEditable: true,
    isVisible: true,
    row: null,
    span: null,
    width: null,
    align: 'LEFT',
    sumStyle: null,
    totalOf: null,
    pin: null,
    isSortable: false,
    searchType: null,
    isKeyword: false,
    style: {},
    hint: null,
    hintI18nCode: null,
    minimum: null,
    maximum: null,
    step: null,
    decimalPlaces: null,
    hasPrecision: false,
    dateMode: type === 'DATE' ? 'DATE' : type === 'DATE_TIME' ? 'DATE_TIME' : null,
    unit: null,
    unitI18nCode: null,
    dependsOn: [],
    pickerModule: null,
    options: null,
    ...over,
  };
}

export const optionOf = (
  value: string,
  label: string,
  copies: ColumnOption['copies'] = null,
): ColumnOption => ({
  value,
  label,
  i18nCode: null,
  copies,
});
