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

/** A plain text is both value and label. Truth values are 1 and 0, as forms hold them. */
function writtenOption(option: unknown): ColumnOption {
  const given = field(option, 'value') ?? option;
  const value = typeof given === 'boolean' ? String(Number(given)) : codeOf(given);
  return {
    value,
    label: codeOf(field(option, 'label')) || value,
    i18nCode: codeOf(field(option, 'entrycode')) || null,
    copies: null,
  };
}
