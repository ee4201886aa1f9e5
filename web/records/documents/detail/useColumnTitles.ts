import { useCallback } from 'react';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Column } from '../../fields/column.ts';

/** Returns functions for the title of a column, by the column itself or by its name. */
export function useColumnTitles(columns: readonly Column[]) {
  const serverText = useServerText();
  const titleOf = useCallback(
    ({ i18nCode, title }: Column) => serverText(i18nCode, title),
    [serverText],
  );
  const titleOfName = useCallback(
    (name: string) => {
      const column = columns.find((one) => one.name === name);
      return column === undefined ? name : titleOf(column);
    },
    [columns, titleOf],
  );
  return { titleOf, titleOfName };
}
