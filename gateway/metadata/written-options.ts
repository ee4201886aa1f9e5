import type { components } from '../../schema/generated/retail.ts';
import type { ColumnOption } from '../generated/resolvers.ts';
import { codeOf, field } from '../values/rows.ts';
import { distinctOptions } from './distinct-options.ts';
import { listOf } from './json-text.ts';

/**
 * The options written in the column itself; null if there are none. Options without a value and
 * repeated ones are dropped.
 */
export function writtenOptions({
  columndata,
}: components['schemas']['Column']): ColumnOption[] | null {
  const options = listOf(columndata)?.map(writtenOption);
  return options === undefined ? null : distinctOptions(options);
}

/** A plain text is both value and label. */
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
