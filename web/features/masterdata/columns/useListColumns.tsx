import { useMemo } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { GridColumn } from '../../../design/grid/grid-column.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Column } from '../../../records/fields/column.ts';
import { useFieldCell } from '../../../records/fields/useFieldCell.tsx';
import { type ArrangedColumn, arrangeColumns } from '../../../records/views/arrange-columns.ts';
import { wholeTexts, widthOf } from '../../../records/fields/column-widths.ts';
import type { ListRow, Module } from '../list-module.ts';

export interface ListColumns {
  /** All columns that can be shown, in the chosen order. */
  arranged: readonly (ArrangedColumn & { title: string })[];
  /** The shown columns in display order, for the grid. */
  shown: readonly GridColumn<ListRow>[];
  /** Metadata of the shown columns. */
  columns: readonly Column[];
}

/** Column types that a table never shows. */
const hiddenTypes: ReadonlySet<Column['type']> = new Set<Column['type']>(['HIDE_TEXT']);

/**
 * Returns the columns of a list with the user's settings applied. The column that opens a row is
 * always shown and pinned to the left.
 */
export function useListColumns(
  module: Module,
  settings: readonly ArrangedColumn[] | null,
): ListColumns {
  const { t } = useTranslation();
  const serverText = useServerText();
  const renderCell = useFieldCell();
  return useMemo(() => {
    const visible = module.columns.filter(
      ({ isVisible, type }) => isVisible && !hiddenTypes.has(type),
    );
    const byName = new Map(visible.map((column) => [column.name, column]));
    const titleOf = ({ i18nCode, title }: Column) => serverText(i18nCode, title);
    const arranged = arrangeColumns(visible.map(defaultSetting), settings).map((setting) => {
      const column = byName.get(setting.name);
      return { ...setting, title: column === undefined ? setting.name : titleOf(column) };
    });
    const shownSettings = arranged.filter(({ isShown }) => isShown);
    const opener =
      [module.keyField, module.nameField].find((name) =>
        shownSettings.some((setting) => setting.name === name),
      ) ?? shownSettings[0]?.name;
    const orderedSettings = orderByPin(shownSettings, opener);
    const columns = orderedSettings.flatMap(({ name }) => byName.get(name) ?? []);
    const shown = columns.map((column, index): GridColumn<ListRow> => {
      const { name, type, align, isSortable } = column;
      const opens = name === opener;
      return {
        name,
        title: titleOf(column),
        width:
          orderedSettings[index]?.width ??
          widthOf(
            column,
            titleOf(column),
            wholeTexts(column, serverText),
            column.sumStyle === null ? null : t(`masterdata.sums.${column.sumStyle}`),
          ),
        align,
        pin: opens ? 'LEFT' : (orderedSettings[index]?.pin ?? null),
        isSortable,
        opens,
        wide: name === module.nameField && !opens,
        cell: ({ values, labels }) =>
          renderCell({
            column,
            value: values[name],
            row: values,
            label: labels[name],
            tabIndex: opens ? null : -1,
          }),
        ...(type === 'TAG' && { onCard: 'corner' as const }),
        ...(name === module.nameField && !opens && { onCard: 'line' as const }),
      };
    });
    return { arranged, shown, columns };
  }, [module, settings, t, serverText, renderCell]);
}

/**
 * Moves pinned columns to the edges. The order is the same on the screen, in print and in files.
 */
function orderByPin(
  columns: readonly ArrangedColumn[],
  opener: string | undefined,
): readonly ArrangedColumn[] {
  const pinOf = ({ name, pin }: ArrangedColumn) => (name === opener ? 'LEFT' : pin);
  return (['LEFT', null, 'RIGHT'] as const).flatMap((pin) =>
    columns.filter((column) => pinOf(column) === pin),
  );
}

function defaultSetting({ name, pin }: Column): ArrangedColumn {
  return { name, isShown: true, width: null, pin };
}
