import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../design/grid/Grid.tsx';
import { GridPager } from '../../design/grid/GridPager.tsx';
import { summaryOf } from '../../records/fields/summary-of.ts';
import { useFieldCell } from '../../records/fields/useFieldCell.tsx';
import { countOf } from '../../design/number/amount.ts';
import { ListFailure, ListNote, StaleRows } from '../../design/feedback/ListNote.tsx';
import { FilterChips } from './filter/FilterChips.tsx';
import { can, type ListRow, type Module, rowKey, rowTitle } from './list-module.ts';
import { pageSizes } from './columns/list-view.ts';
import { useIsLate } from './useIsLate.ts';
import type { ModuleListState } from './useModuleList.ts';

interface ListSheetProps {
  module: Module;
  title: string;
  list: ModuleListState;
  /** False while the list is not what is looked at. */
  keys: boolean;
  /** Null where no row may be added. */
  onAdd: (() => void) | null;
}

/** The rows of a page, or why there are none. */
export function ListSheet({ module, title, list, keys, onAdd }: ListSheetProps) {
  const { t } = useTranslation();
  const { look, goTo, page, pageSize, columns, ticked, opened, variables } = list;
  const { rows, totalCount, busy, failure } = page;
  const isLate = useIsLate(busy);
  const sums = useSums(columns.columns, rows);
  // A row that can only be deleted, and may not be, has no box.
  const actsOnAll = can(module, 'EDIT') || can(module, 'AUDIT') || can(module, 'REJECT');
  const ticks = actsOnAll || can(module, 'DELETE');
  const isNarrowed = variables.filter !== null;
  const sizes = [...new Set([...pageSizes, module.pageSize, pageSize])].sort(
    (one, other) => one - other,
  );
  return (
    <>
      <FilterChips module={module} look={look} onChange={list.filterBy} />
      {isLate && (
        <p className="master-late" role="status">
          {t('masterdata.late')}
        </p>
      )}
      {failure !== null && rows !== null && <StaleRows failure={failure} onRetry={page.search} />}
      {failure !== null && rows === null ? (
        <ListFailure title={t('masterdata.queryFailed')} failure={failure} onRetry={page.search} />
      ) : rows?.length === 0 && !busy ? (
        <ListNote
          icon={isNarrowed ? 'search' : 'empty'}
          title={t(isNarrowed ? 'masterdata.noneFound' : 'masterdata.none')}
        >
          {isNarrowed ? (
            <button type="button" className="btn" onClick={() => list.lookAtAll()}>
              {t('masterdata.showAll')}
            </button>
          ) : (
            onAdd !== null && (
              <button type="button" className="btn" onClick={onAdd}>
                {t('masterdata.new')}
              </button>
            )
          )}
        </ListNote>
      ) : (
        <Grid
          label={title}
          columns={columns.shown}
          rows={rows}
          rowKey={rowKey}
          rowName={rowTitle}
          before={(look.page - 1) * pageSize}
          totalCount={totalCount}
          onOpen={opened.open}
          currentKey={list.currentKey}
          {...(ticks && {
            selection: {
              keys: ticked.keys,
              onChange: ticked.change,
              selectable: ({ isDeletable }: ListRow) => actsOnAll || isDeletable,
            },
          })}
          order={look.order}
          onOrder={list.orderBy}
          onResize={list.resizeColumn}
          sums={sums}
          sumsLabel={t('masterdata.sums')}
          busy={busy}
          keys={keys}
        />
      )}
      {rows !== null && totalCount > 0 && (
        <GridPager
          label={title}
          page={look.page}
          pageSize={pageSize}
          sizes={sizes}
          totalCount={totalCount}
          busy={busy}
          onPage={(next) => goTo({ page: next })}
          onPageSize={list.resizePage}
        />
      )}
    </>
  );
}

type SumStyle = NonNullable<ModuleListState['columns']['columns'][number]['sumStyle']>;

/** The figures below the columns that metadata sums up, each with what it is: a total, a mean, the greatest. Null where there are none. */
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
    const found = summaryOf(
      summed,
      rows.map(({ values }) => values),
    );
    return Object.fromEntries(
      summed.map((column) => {
        const value = found[column.name] ?? null;
        const style = column.sumStyle ?? 'SUM';
        const figure =
          value === null
            ? null
            : style === 'COUNT'
              ? countOf(value).text
              : draw({ column, value, tabIndex: null });
        return [column.name, figure === null ? null : labelled(style, figure)];
      }),
    );
  }, [columns, rows, draw, t]);
}
