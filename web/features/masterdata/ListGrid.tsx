import { type ReactNode, useMemo } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { Grid } from '../../design/grid/Grid.tsx';
import { PagedList } from '../../records/lists/PagedList.tsx';
import { summaryOf } from '../../records/fields/summary-of.ts';
import { useFieldCell } from '../../records/fields/useFieldCell.tsx';
import { formatCount } from '../../design/number/amount.ts';
import { ListNote } from '../../design/feedback/ListNote.tsx';
import { FilterChips } from './filter/FilterChips.tsx';
import { can, type ListRow, type Module, rowKey, rowTitle } from './list-module.ts';
import { pageSizes } from './columns/list-state.ts';
import { useIsLate } from './useIsLate.ts';
import type { ModuleListState } from './useModuleList.ts';

interface ListGridProps {
  module: Module;
  title: string;
  list: ModuleListState;
  /** False while the list is not in the foreground, so that it does not handle keys. */
  keys: boolean;
  /** Null if the account may not add rows. */
  onAdd: (() => void) | null;
}

/** The grid with the rows of a page, or why there are none. */
export function ListGrid({ module, title, list, keys, onAdd }: ListGridProps) {
  const { t } = useTranslation();
  const { state, page, pageSize, columns, ticked, openRow, variables } = list;
  const { rows, totalCount, busy } = page;
  const isLate = useIsLate(busy);
  const sums = useSums(columns.columns, rows);
  // If rows can only be deleted, protected rows have no checkbox.
  const actsOnAll = can(module, 'EDIT') || can(module, 'AUDIT') || can(module, 'REJECT');
  const ticks = actsOnAll || can(module, 'DELETE');
  const isNarrowed = variables.filter !== null;
  const sizes = [...new Set([...pageSizes, module.pageSize, pageSize])].sort(
    (left, right) => left - right,
  );
  return (
    <>
      <FilterChips module={module} state={state} onChange={list.filterBy} />
      {isLate && (
        <p className="master-late" role="status">
          {t('masterdata.late')}
        </p>
      )}
      <PagedList
        label={title}
        list={page}
        failedTitle={t('masterdata.queryFailed')}
        empty={<NoRows isNarrowed={isNarrowed} onShowAll={list.showAll} onAdd={onAdd} />}
        sizes={sizes}
        onPageSize={list.resizePage}
      >
        <Grid
          label={title}
          columns={columns.shown}
          rows={rows}
          rowKey={rowKey}
          rowName={rowTitle}
          before={(state.page - 1) * pageSize}
          totalCount={totalCount}
          onOpen={openRow.open}
          currentKey={list.currentKey}
          {...(ticks && {
            selection: {
              keys: ticked.keys,
              onChange: ticked.change,
              selectable: ({ isDeletable }: ListRow) => actsOnAll || isDeletable,
            },
          })}
          order={state.order}
          onOrder={list.orderBy}
          onResize={list.resizeColumn}
          sums={sums}
          sumsLabel={t('masterdata.sums')}
          busy={busy}
          keysEnabled={keys}
        />
      </PagedList>
    </>
  );
}

interface NoRowsProps {
  isNarrowed: boolean;
  onShowAll: () => void;
  onAdd: (() => void) | null;
}

/** Shown instead of the grid if there are no rows, with a button for what the user can do next. */
function NoRows({ isNarrowed, onShowAll, onAdd }: NoRowsProps) {
  const { t } = useTranslation();
  if (isNarrowed) {
    return (
      <ListNote icon="search" title={t('masterdata.noneFound')}>
        <Button kind="plain" onClick={onShowAll}>
          {t('masterdata.showAll')}
        </Button>
      </ListNote>
    );
  }
  return (
    <ListNote icon="empty" title={t('masterdata.none')}>
      {onAdd !== null && (
        <Button kind="plain" onClick={onAdd}>
          {t('masterdata.new')}
        </Button>
      )}
    </ListNote>
  );
}

type SumStyle = NonNullable<ModuleListState['columns']['columns'][number]['sumStyle']>;

/**
 * Returns the footer cells of columns that metadata summarizes, each labelled with its kind (sum,
 * average, maximum); null if there are none.
 */
function useSums(columns: ModuleListState['columns']['columns'], rows: readonly ListRow[] | null) {
  const { t } = useTranslation();
  const draw = useFieldCell();
  return useMemo(() => {
    const labelled = (style: SumStyle, figure: ReactNode) => (
      <>
        <span className="grid-sums-label">{t(`masterdata.sums.${style}`)}</span>
        {figure}
      </>
    );
    const summed = columns.filter(({ sumStyle }) => sumStyle !== null);
    if (summed.length === 0 || rows === null || rows.length === 0) return null;
    const summary = summaryOf(
      summed,
      rows.map(({ values }) => values),
    );
    return Object.fromEntries(
      summed.map((column) => {
        const value = summary[column.name] ?? null;
        const style = column.sumStyle ?? 'SUM';
        const figure =
          value === null
            ? null
            : style === 'COUNT'
              ? formatCount(value).text
              : draw({ column, value, tabIndex: null });
        return [column.name, figure === null ? null : labelled(style, figure)];
      }),
    );
  }, [columns, rows, draw, t]);
}
