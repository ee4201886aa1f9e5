import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Row } from '../fields/column.ts';
import type { TargetCell } from './detail/useTargetFocus.ts';
import { type DetailView, lastPage, pageOf } from './detail-view.ts';
import { isNewLine, lineNumberOf } from './edits/edit-lines.ts';
import type { EditedDetail } from './edits/edit-state.ts';
import type { SheetContent } from './sheet.ts';
import type { EditLocation } from './edits/edit-history.ts';

interface LineJumpOptions {
  detail: SheetContent['details'][number];
  section: string;
  /** The lines of the page; null while loading. */
  lines: readonly Row[] | null;
  listEdits: EditedDetail;
  view: DetailView;
  onView: (view: DetailView) => void;
  /** Where other code wants to move the focus, for example undo. */
  requested: EditLocation | null;
}

interface Jump {
  cell: TargetCell | null;
  /** The external request at the time of the jump. A later external request replaces the jump. */
  after: EditLocation | null;
}

/**
 * Moves the focus to a line and opens the page it is on: new lines are on the last page, lines
 * already seen on the page where they were seen.
 */
export function useLineJump({
  detail,
  section,
  lines,
  listEdits,
  view,
  onView,
  requested,
}: LineJumpOptions) {
  const [jump, setJump] = useState<Jump>({ cell: null, after: null });
  const seen = useRef(new Map<number, number>());
  useEffect(
    function rememberIndexes() {
      lines?.forEach((line, nth) =>
        seen.current.set(lineNumberOf(line), (view.page - 1) * view.pageSize + nth),
      );
    },
    [lines, view.page, view.pageSize],
  );
  function openPageOf(lineNumber: number | null): void {
    const last = lastPage(detail.totalCount, view.pageSize);
    const isNew = lineNumber === null || isNewLine(listEdits, lineNumber);
    // A line that was never seen is expected at the position of its number.
    const page = isNew
      ? last
      : Math.min(last, pageOf(seen.current.get(lineNumber) ?? lineNumber - 1, view.pageSize));
    if (page !== view.page) onView({ ...view, page });
  }
  const request = requested?.section === section ? requested : null;
  const follow = useEffectEvent((location: EditLocation) => openPageOf(location.lineNumber));
  useEffect(
    function followRequest() {
      if (request !== null) follow(request);
    },
    [request],
  );
  return {
    target: jump.after === request ? jump.cell : request,
    go(cell: TargetCell) {
      openPageOf(cell.lineNumber);
      setJump({ cell: { ...cell }, after: request });
    },
    /** Cancels the request, because the user has turned the page. */
    cancel: () => setJump({ cell: null, after: request }),
  };
}
