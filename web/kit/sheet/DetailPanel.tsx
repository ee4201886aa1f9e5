import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../language/useServerText.ts';
import type { Column, OptionSearch, Row } from '../metadata/column.ts';
import type { FieldValues } from '../metadata/values.ts';
import { Icon } from '../ui/Icon.tsx';
import { SkeletonLines } from '../ui/Skeleton.tsx';
import { DetailPager } from './DetailPager.tsx';
import { DetailTable, type WantedCell } from './DetailTable.tsx';
import { type DetailView, lastPage, pageOf } from './detail-view.ts';
import { editsOf, isNewLine, lineNumberOf, linesOf } from './edit-lines.ts';
import { noEdits } from './edit-state.ts';
import { LineProblems } from './LineProblems.tsx';
import { marksOf } from './line-marks.ts';
import type { LoadLines } from './load-lines.ts';
import { detailOf, type DetailForm, type SheetContent } from './sheet.ts';
import { sumsOf } from './sums.ts';
import { useStableSearch } from './useStableSearch.ts';
import { useDetailPage } from './useDetailPage.ts';
import type { SheetEdits } from './useSheetEdits.ts';

interface DetailPanelProps {
  sheet: SheetContent;
  form: DetailForm;
  title: string;
  edits: SheetEdits | undefined;
  composing: boolean;
  loadLines: LoadLines | undefined;
  search: OptionSearch | undefined;
  view: DetailView;
  onView: (view: DetailView) => void;
}

/** One detail list: its lines by page, what has to be corrected in it, and what may be added to it. */
export function DetailPanel(props: DetailPanelProps) {
  const { sheet, form, title, edits, composing, loadLines, search, view, onView } = props;
  const { section, columns } = form;
  const { t } = useTranslation();
  const serverText = useServerText();
  const [wanted, setWanted] = useState<WantedCell | null>(null);
  const detail = useMemo(() => detailOf(sheet, section), [sheet, section]);
  const { rows, failed, retry } = useDetailPage(detail, view.page, view.pageSize, loadLines);
  const listEdits = editsOf(edits?.state ?? noEdits, section);
  const last = lastPage(detail.totalCount, view.pageSize);

  const { changes } = sheet;
  const allProblems = edits?.lineProblems;
  const problems = useMemo(() => (allProblems ?? []).filter((one) => one.section === section), [allProblems, section]);
  const marks = useMemo(() => marksOf(section, changes ?? [], problems), [section, changes, problems]);
  const change = edits?.changeLine;
  const remove = composing ? edits?.removeLine : undefined;
  const find = useStableSearch(search);
  const context = useMemo(
    () => ({
      titleOf: ({ i18nCode, title: name }: Column) => serverText(i18nCode, name),
      ...(change && {
        onChange: (line: Row, name: string, value: string | null, copies?: FieldValues) =>
          change(section, line, name, value, copies),
      }),
      ...(remove && { onRemove: (line: Row) => remove(section, line) }),
      ...(find && { search: find }),
    }),
    [serverText, change, remove, find, section],
  );

  const sums = useMemo(() => sumsOf(detail, columns, listEdits), [detail, columns, listEdits]);
  const lines = linesOf(listEdits, rows ?? [], view.page === last);
  const removedCount = Object.keys(listEdits.removed).length;
  const go = (cell: WantedCell) => {
    const at = detail.rows.findIndex((line) => lineNumberOf(line) === cell.lineNumber);
    const isAdded = cell.lineNumber === null || isNewLine(listEdits, cell.lineNumber);
    if (isAdded || at >= 0) onView({ ...view, page: isAdded ? last : pageOf(at, view.pageSize) });
    setWanted(cell);
  };
  const titleOf = (name: string) => {
    const column = columns.find((one) => one.name === name);
    return column === undefined ? name : serverText(column.i18nCode, column.title);
  };
  return (
    <>
      {failed && (
        <div role="alert" className="detail-message">
          {t('sheet.loadFailed')}{' '}
          <button type="button" className="btn" onClick={retry}>
            {t('sheet.retry')}
          </button>
        </div>
      )}
      {rows === null && !failed && (
        <div className="detail-message" role="status">
          <span className="sr">{t('sheet.loading')}</span>
          <SkeletonLines count={5} />
        </div>
      )}
      {rows !== null && lines.length === 0 && (
        <p className="detail-message">{composing ? t('sheet.emptyComposing') : t('sheet.empty')}</p>
      )}
      {rows !== null && lines.length > 0 && (
        <DetailTable
          label={title}
          context={context}
          columns={columns}
          lines={lines}
          before={(view.page - 1) * view.pageSize}
          totalCount={detail.totalCount + listEdits.added.length - removedCount}
          edits={listEdits}
          marks={marks}
          sums={sums}
          wanted={wanted}
        />
      )}
      <LineProblems problems={problems} titleOf={titleOf} onGo={go} />
      {composing && edits && (
        <div className="detail-actions">
          <button
            type="button"
            className="btn"
            onClick={() => {
              edits.addLine(section);
              go({ lineNumber: null, column: null });
            }}
          >
            <Icon name="plus" />
            {t('sheet.add')}
          </button>
          {removedCount > 0 && (
            <span role="status" className="small mute">
              {t('sheet.removed', { 0: String(removedCount) })}{' '}
              <button type="button" className="btn btn-t" onClick={() => edits.restoreLines(section)}>
                {t('sheet.restore')}
              </button>
            </span>
          )}
        </div>
      )}
      <DetailPager label={title} view={view} totalCount={detail.totalCount} busy={rows === null && !failed} onView={onView} />
    </>
  );
}
