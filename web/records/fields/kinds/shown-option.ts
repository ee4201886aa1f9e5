import type { ServerText } from '../../../platform/language/useServerText.ts';
import type { ChoicePage } from '../../../design/forms/useOptions.ts';
import type { Column, ColumnOption } from '../column.ts';
import type { OptionSearch } from '../option-search.ts';
import type { FieldValues } from '../values.ts';
import { codeAndLabel, labelOf } from './option-text.ts';

/** An option as shown in a list. */
export interface ShownOption {
  value: string;
  label: string;
  option: ColumnOption;
}

/** The options that come with the column; null if they must be searched for. */
export const shownOptions = ({ options }: Column, serverText: ServerText): ShownOption[] | null =>
  options?.map((option) => ({ value: option.value, label: labelOf(option, serverText), option })) ??
  null;

/** Search results may have the same label, so the code is added. */
const codedLabel = (option: ColumnOption, serverText: ServerText): string =>
  codeAndLabel(option.value, labelOf(option, serverText));

/** Creates the search function of an option list. */
export function createOptionFinder(
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
