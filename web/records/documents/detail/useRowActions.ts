import { useMemo } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { Row } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import type { FieldValues } from '../../fields/values.ts';
import { lineLabel, lineNumberOf } from '../edits/edit-lines.ts';
import type { SheetEdits } from '../edits/useSheetEdits.ts';
import type { GridNotice } from './GridStatus.tsx';
import type { RowActions } from './row-context.ts';

interface RowActionsOptions {
  section: string;
  edits: SheetEdits | undefined;
  composing: boolean;
  search: OptionSearch | undefined;
  titleOfName: (name: string) => string;
  setNotice: (notice: GridNotice | null) => void;
}

/** What the user can do in the rows of a detail list. The result is memoized. */
export function useRowActions(options: RowActionsOptions): RowActions {
  const { section, edits, composing, search, titleOfName, setNotice } = options;
  const { t } = useTranslation();
  const change = edits?.changeLine;
  const remove = composing ? edits?.removeLine : undefined;
  return useMemo(
    () => ({
      ...(change && {
        onChange(
          line: Row,
          name: string,
          value: string | null,
          copies?: FieldValues,
          mergeKey?: string,
        ) {
          setNotice(null);
          change(section, line, name, value, copies, mergeKey);
        },
      }),
      onInvalidText(line: Row, name: string) {
        const lineName = t('sheet.line', { 0: lineLabel(lineNumberOf(line)), 1: '' }).trim();
        setNotice({
          text: t('sheet.problem.at', {
            0: `${lineName} ${titleOfName(name)}`,
            1: t('sheet.notNumber'),
          }),
          isWrong: true,
        });
      },
      ...(remove && { onRemove: (line: Row) => remove(section, line) }),
      ...(search && { search }),
    }),
    [change, remove, search, section, titleOfName, setNotice, t],
  );
}
