import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { ChoicePage } from '../../../design/forms/useOptions.ts';
import type { Column, ColumnOption } from '../column.ts';
import type { OptionSearch } from '../option-search.ts';
import type { FieldValues } from '../values.ts';
import { coded, labelOf } from './option-text.ts';

/** A choice as a list shows it. */
export interface ShownOption {
  value: string;
  label: string;
  option: ColumnOption;
}

/** Those that come with the column; null where they have to be looked for. */
export const ownOptions = ({ options }: Column, serverText: ServerText): ShownOption[] | null =>
  options?.map((option) => ({ value: option.value, label: labelOf(option, serverText), option })) ??
  null;

/** What is looked for may be named alike: its code tells it apart. */
const codedLabel = (option: ColumnOption, serverText: ServerText): string =>
  coded(option.value, labelOf(option, serverText));

/** How a list looks for what may be chosen. */
export function optionFinder(
  search: OptionSearch | undefined,
  column: Column,
  values: FieldValues,
  serverText: ServerText,
) {
  return async (text: string, page: number): Promise<ChoicePage<ShownOption>> => {
    if (search === undefined) return { options: [], hasMore: false };
    const { options, hasMore } = await search(column, { text, values, page });
    const shown = options.map((option) => ({
      value: option.value,
      label: codedLabel(option, serverText),
      option,
    }));
    return { options: shown, hasMore };
  };
}
