import { useMemo } from 'react';
import type { GridColumn } from '../../../design/grid/grid-column.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Column } from '../../../records/fields/column.ts';
import { useFieldCell } from '../../../records/fields/useFieldCell.tsx';
import { type ArrangedColumn, arrangeColumns } from '../../../records/views/arrange-columns.ts';
import { widthOf } from './column-widths.ts';
import type { ListRow, Module } from '../list-module.ts';

export interface ListColumns {
  /** All that may be shown, as they are arranged. */
  arranged: readonly (ArrangedColumn & { title: string })[];
  /** Those that are shown, in their order, as the table draws them. */
  shown: readonly GridColumn<ListRow>[];
  /** Metadata of those. */
  columns: readonly Column[];
}

/** Kinds that a table does not show. */
const unshown: ReadonlySet<Column['type']> = new Set<Column['type']>(['HIDE_TEXT']);

/** The columns of a list as somebody has arranged them. The column that opens a row stays in sight. */
export function useListColumns(
  module: Module,
  settings: readonly ArrangedColumn[] | null,
): ListColumns {
  const serverText = useServerText();
  const draw = useFieldCell();
  return useMemo(() => {
    const visible = module.columns.filter(({ isVisible, type }) => isVisible && !unshown.has(type));
    const byName = new Map(visible.map((column) => [column.name, column]));
    const marksOf = ({ type: kind, options }: Column) =>
      kind === 'TAG'
        ? (options ?? []).map(({ i18nCode, label }) => serverText(i18nCode, label))
        : [];
    const titleOf = ({ i18nCode, title }: Column) => serverText(i18nCode, title);
    const arranged = arrangeColumns(visible.map(configured), settings).map((one) => {
      const column = byName.get(one.name);
      return { ...one, title: column === undefined ? one.name : titleOf(column) };
    });
    const kept = arranged.filter(({ isShown }) => isShown);
    const opener =
      [module.keyField, module.nameField].find((name) => kept.some((one) => one.name === name)) ??
      kept[0]?.name;
    const chosen = asSeen(kept, opener);
    const columns = chosen.flatMap(({ name }) => byName.get(name) ?? []);
    const shown = columns.map((column, at): GridColumn<ListRow> => {
      const { name, type, align, isSortable } = column;
      const opens = name === opener;
      return {
        name,
        title: titleOf(column),
        width: chosen[at]?.width ?? widthOf(column, titleOf(column), marksOf(column)),
        align,
        pin: opens ? 'LEFT' : (chosen[at]?.pin ?? null),
        isSortable,
        opens,
        wide: name === module.nameField && !opens,
        cell: ({ values, labels }) =>
          draw({
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
  }, [module, settings, serverText, draw]);
}

/** Pinned ones stand at their edges, on the screen, on paper and in files alike. */
function asSeen(
  columns: readonly ArrangedColumn[],
  opener: string | undefined,
): readonly ArrangedColumn[] {
  const pinOf = ({ name, pin }: ArrangedColumn) => (name === opener ? 'LEFT' : pin);
  return (['LEFT', null, 'RIGHT'] as const).flatMap((pin) =>
    columns.filter((column) => pinOf(column) === pin),
  );
}

function configured({ name, pin, isFixed }: Column): ArrangedColumn {
  return { name, isShown: true, width: null, pin: pin ?? (isFixed ? 'LEFT' : null) };
}
