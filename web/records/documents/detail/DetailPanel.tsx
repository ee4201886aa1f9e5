import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Column, Row } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import type { FieldValues } from '../../fields/values.ts';
import { canTypeInSome } from '../cells/can-type.ts';
import { DetailAdding } from './DetailAdding.tsx';
import { laidColumns } from '../detail-columns.ts';
import { DetailMessage } from './DetailMessage.tsx';
import { DetailPager } from './DetailPager.tsx';
import { DetailTable } from './DetailTable.tsx';
import { type DetailView, lastPage } from '../detail-view.ts';
import { editsOf, lineAsEdited, lineLabel, lineNumberOf, linesOf } from '../edit-lines.ts';
import { noEdits } from '../edit-state.ts';
import type { GridRange } from '../grid/grid-range.ts';
import { useGridWork } from '../grid/useGridWork.ts';
import { GridStatus } from './GridStatus.tsx';
import { LineProblems } from '../LineProblems.tsx';
import { marksOf } from './line-marks.ts';
import type { LoadLines } from '../load-lines.ts';
import { summaryOfSelection } from './selection-summary.ts';
import { detailOf, type DetailForm, type SheetContent } from '../sheet.ts';
import { sumsOf, withToldSums } from './sums.ts';
import { useStableSearch } from './useStableSearch.ts';
import { useDetailPage } from '../useDetailPage.ts';
import { useLineJump } from '../useLineJump.ts';
import type { SheetEdits } from '../useSheetEdits.ts';

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

/** One detail list: its lines page by page, the problems in them, and buttons to add lines. */
export function DetailPanel(props: DetailPanelProps) {
  const { sheet, form, title, edits, composing, loadLines, search, view, onView } = props;
  const { section, columns } = form;
  const { t } = useTranslation();
  const serverText = useServerText();
  const [notice, setNotice] = useState<{ text: string; isWrong: boolean } | null>(null);
  const [range, setRange] = useState<GridRange | null>(null);
  const detail = useMemo(
    () => withToldSums(detailOf(sheet, section), columns),
    [sheet, section, columns],
  );
  const { rows, failed, retry } = useDetailPage(detail, view.page, view.pageSize, loadLines);
  const listEdits = editsOf(edits?.state ?? noEdits, section);
  const isLast = view.page === lastPage(detail.totalCount, view.pageSize);
  const lines = useMemo(() => linesOf(listEdits, rows ?? [], isLast), [listEdits, rows, isLast]);
  const laid = useMemo(() => laidColumns(columns), [columns]);
  const { wanted, go, forget } = useLineJump({
    detail,
    lines: rows,
    listEdits,
    view,
    onView,
    asked: edits?.wanted ?? null,
    section,
  });

  const { changes } = sheet;
  const allProblems = edits?.lineProblems;
  const problems = useMemo(
    () => (allProblems ?? []).filter((one) => one.section === section),
    [allProblems, section],
  );
  const marks = useMemo(
    () => marksOf(section, changes ?? [], problems),
    [section, changes, problems],
  );
  const titleOf = useCallback(
    ({ i18nCode, title: name }: Column) => serverText(i18nCode, name),
    [serverText],
  );
  const nameOf = useCallback(
    (name: string) => {
      const column = columns.find((one) => one.name === name);
      return column === undefined ? name : titleOf(column);
    },
    [columns, titleOf],
  );

  const change = edits?.changeLine;
  const remove = composing ? edits?.removeLine : undefined;
  const find = useStableSearch(search);
  const actions = useMemo(
    () => ({
      ...(change && {
        onChange(
          line: Row,
          name: string,
          value: string | null,
          copies?: FieldValues,
          stay?: string,
        ) {
          setNotice(null);
          change(section, line, name, value, copies, stay);
        },
      }),
      onUnread(line: Row, name: string) {
        const where = `${t('sheet.line', { 0: lineLabel(lineNumberOf(line)), 1: '' }).trim()} ${nameOf(name)}`;
        setNotice({
          text: t('sheet.problem.at', { 0: where, 1: t('sheet.notNumber') }),
          isWrong: true,
        });
      },
      ...(remove && { onRemove: (line: Row) => remove(section, line) }),
      ...(find && { search: find }),
    }),
    [change, remove, find, section, nameOf, t],
  );
  const work = useGridWork({
    sheet,
    section,
    edits,
    search: find,
    lines,
    columns: laid,
    adds: composing && isLast,
    tell: (text) => setNotice({ text, isWrong: false }),
  });
  const isEditing = useMemo(
    () =>
      edits !== undefined &&
      (composing || lines.some((line) => canTypeInSome(lineAsEdited(listEdits, line), columns))),
    [edits, composing, lines, listEdits, columns],
  );
  const sums = useMemo(() => sumsOf(detail, columns, listEdits), [detail, columns, listEdits]);
  const removedCount = Object.keys(listEdits.removed).length;
  const turn = (next: DetailView) => {
    forget();
    onView(next);
  };
  const isBusy = rows === null && !failed;
  return (
    <>
      <DetailMessage
        failed={failed}
        busy={isBusy}
        empty={rows !== null && lines.length === 0}
        composing={composing}
        onRetry={retry}
      />
      {rows !== null && lines.length > 0 && (
        <>
          <DetailTable
            label={title}
            columns={laid}
            titleOf={titleOf}
            actions={actions}
            work={work}
            lines={lines}
            before={(view.page - 1) * view.pageSize}
            totalCount={detail.totalCount + listEdits.added.length - removedCount}
            edits={listEdits}
            marks={marks}
            sums={sums}
            wanted={wanted}
            onSelect={setRange}
          />
          <GridStatus
            notice={notice}
            selection={summaryOfSelection(range, lines, laid, listEdits)}
            history={
              isEditing && edits
                ? {
                    canUndo: edits.canUndo,
                    canRedo: edits.canRedo,
                    onUndo: work.undo,
                    onRedo: work.redo,
                  }
                : undefined
            }
          />
        </>
      )}
      <LineProblems problems={problems} titleOf={nameOf} onGo={go} />
      {composing && edits && (
        <DetailAdding
          removedCount={removedCount}
          onAdd={() => {
            edits.addLine(section);
            go({ lineNumber: null, column: null });
          }}
          onRestore={() => edits.restoreLines(section)}
        />
      )}
      <DetailPager
        label={title}
        view={view}
        totalCount={detail.totalCount}
        busy={isBusy}
        onView={turn}
      />
    </>
  );
}
