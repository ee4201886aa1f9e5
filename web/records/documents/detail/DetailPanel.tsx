import { useMemo, useState } from 'react';
import type { OptionSearch } from '../../fields/option-search.ts';
import { layoutDetailColumns } from '../layout/detail-columns.ts';
import type { DetailView } from '../detail-view.ts';
import type { CellRange } from '../grid/cell-range.ts';
import { useGridActions, type GridActions } from '../grid/useGridActions.ts';
import { LineProblems } from '../LineProblems.tsx';
import type { LoadLines } from '../load-lines.ts';
import type { DetailForm, SheetContent } from '../sheet.ts';
import { useLineJump } from '../useLineJump.ts';
import type { SheetEdits } from '../edits/useSheetEdits.ts';
import { DetailLineActions } from './DetailLineActions.tsx';
import { DetailMessage } from './DetailMessage.tsx';
import { DetailPager } from './DetailPager.tsx';
import { DetailTable } from './DetailTable.tsx';
import { GridStatus, type GridNotice } from './GridStatus.tsx';
import { summarizeSelection } from './selection-summary.ts';
import { useColumnTitles } from './useColumnTitles.ts';
import { useDetailLines } from './useDetailLines.ts';
import { useLineProblems } from './useLineProblems.ts';
import { useRowActions } from './useRowActions.ts';
import { useStableSearch } from './useStableSearch.ts';

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
  const { sheet, form, title, edits, composing, view, onView } = props;
  const { section, columns } = form;
  const [notice, setNotice] = useState<GridNotice | null>(null);
  const [range, setRange] = useState<CellRange | null>(null);
  const list = useDetailLines(props);
  const { detail, rows, failed, listEdits, lines, removedCount } = list;
  const layouts = useMemo(() => layoutDetailColumns(columns), [columns]);
  const requested = edits?.focusTarget ?? null;
  const jump = useLineJump({ detail, section, lines: rows, listEdits, view, onView, requested });
  const { problems, marks } = useLineProblems(sheet, section, edits?.lineProblems);
  const { titleOf, titleOfName } = useColumnTitles(columns);
  const search = useStableSearch(props.search);
  const common = { section, edits, search };
  const rowActions = useRowActions({ ...common, composing, titleOfName, setNotice });
  const gridActions = useGridActions({
    ...common,
    sheet,
    lines,
    columns: layouts,
    canAddLines: composing && list.isLastPage,
    notify: (text) => setNotice({ text, isWrong: false }),
  });
  const isBusy = rows === null && !failed;
  return (
    <>
      <DetailMessage
        failed={failed}
        busy={isBusy}
        empty={rows !== null && lines.length === 0}
        composing={composing}
        onRetry={list.retry}
      />
      {rows !== null && lines.length > 0 && (
        <>
          <DetailTable
            {...{ titleOf, rowActions, gridActions, lines, marks }}
            label={title}
            columns={layouts}
            before={(view.page - 1) * view.pageSize}
            totalCount={list.totalCount}
            edits={listEdits}
            sums={list.sums}
            target={jump.target}
            onSelect={setRange}
          />
          <GridStatus
            notice={notice}
            selection={summarizeSelection(range, lines, layouts, listEdits)}
            history={edits && list.canEdit ? historyOf(edits, gridActions) : undefined}
          />
        </>
      )}
      <LineProblems problems={problems} titleOf={titleOfName} onSelect={jump.go} />
      {composing && edits && (
        <DetailLineActions
          removedCount={removedCount}
          onAdd={() => {
            edits.addLine(section);
            jump.go({ lineNumber: null, column: null });
          }}
          onRestore={() => edits.restoreLines(section)}
        />
      )}
      <DetailPager
        label={title}
        view={view}
        totalCount={detail.totalCount}
        busy={isBusy}
        onView={(next) => {
          jump.cancel();
          onView(next);
        }}
      />
    </>
  );
}

function historyOf({ canUndo, canRedo }: SheetEdits, { undo, redo }: GridActions) {
  return { canUndo, canRedo, onUndo: undo, onRedo: redo };
}
