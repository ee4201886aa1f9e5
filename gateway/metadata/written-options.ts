import type { components } from '../../schema/generated/retail.ts';
import type { ColumnOption } from '../generated/resolvers.ts';
import { codeOf, field } from '../values/rows.ts';
import { listOf } from './json-text.ts';

/** What may be chosen where the column itself says so; null where it does not. A choice without a value is none. */
export function writtenOptions({
  columndata,
}: components['schemas']['Column']): ColumnOption[] | null {
  return (
    listOf(columndata)
      ?.map(writtenOption)
      .filter(({ value }) => value !== '') ?? null
  );
}

/** Text that is written as it is, is both value and label. */
function writtenOption(option: unknown): ColumnOption {
  const plain = codeOf(option);
  const value = plain || codeOf(field(option, 'value'));
  return {
    value,
    label: codeOf(field(option, 'label')) || value,
    i18nCode: codeOf(field(option, 'entrycode')) || null,
    copies: null,
  };
}
