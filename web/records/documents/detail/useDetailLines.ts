import { useMemo } from 'react';
import { hasEditableCell } from '../cells/editable-cell.ts';
import { lastPage, type DetailView } from '../detail-view.ts';
import { applyLineEdits, editsOf, linesOf } from '../edits/edit-lines.ts';
import { noEdits } from '../edits/edit-state.ts';
import type { LoadLines } from '../load-lines.ts';
import { detailOf, type DetailForm, type SheetContent } from '../sheet.ts';
import { useDetailPage } from '../useDetailPage.ts';
import type { SheetEdits } from '../edits/useSheetEdits.ts';
import { sumsOf, withLoadedSums } from './sums.ts';

interface DetailLinesOptions {
  sheet: SheetContent;
  form: DetailForm;
  edits: SheetEdits | undefined;
  composing: boolean;
  view: DetailView;
  loadLines: LoadLines | undefined;
}

/** The lines of a page of a detail list with their edits, and the sums over the whole list. */
export function useDetailLines(options: DetailLinesOptions) {
  const { sheet, form, edits, composing, view, loadLines } = options;
  const { section, columns } = form;
  const detail = useMemo(
    () => withLoadedSums(detailOf(sheet, section), columns),
    [sheet, section, columns],
  );
  const { rows, failed, retry } = useDetailPage(detail, view.page, view.pageSize, loadLines);
  const listEdits = editsOf(edits?.state ?? noEdits, section);
  const isLastPage = view.page === lastPage(detail.totalCount, view.pageSize);
  const lines = useMemo(
    () => linesOf(listEdits, rows ?? [], isLastPage),
    [listEdits, rows, isLastPage],
  );
  const sums = useMemo(() => sumsOf(detail, columns, listEdits), [detail, columns, listEdits]);
  const hasEdits = edits !== undefined;
  const canEdit = useMemo(
    () =>
      hasEdits &&
      (composing ||
        lines.some((line) => hasEditableCell(applyLineEdits(listEdits, line), columns))),
    [hasEdits, composing, lines, listEdits, columns],
  );
  const removedCount = Object.keys(listEdits.removed).length;
  return {
    detail,
    /** The loaded lines without edits; null while loading or after a failure. */
    rows,
    failed,
    retry,
    listEdits,
    isLastPage,
    lines,
    /** Whether the user can change anything in these lines. */
    canEdit,
    sums,
    removedCount,
    /** Number of lines of the whole list, with its edits. */
    totalCount: detail.totalCount + listEdits.added.length - removedCount,
  };
}
