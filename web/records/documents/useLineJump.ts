import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Row } from '../fields/column.ts';
import type { WantedCell } from './detail/DetailTable.tsx';
import { type DetailView, lastPage, pageOf } from './detail-view.ts';
import { isNewLine, lineNumberOf } from './edit-lines.ts';
import type { EditedDetail } from './edit-state.ts';
import type { SheetContent } from './sheet.ts';
import type { WantedPlace } from './useSheetEdits.ts';

interface LineJumpOptions {
  detail: SheetContent['details'][number];
  section: string;
  /** The lines of the page; null while loading. */
  lines: readonly Row[] | null;
  listEdits: EditedDetail;
  view: DetailView;
  onView: (view: DetailView) => void;
  /** Where other code wants to move the focus, for example undo. */
  asked: WantedPlace | null;
}

interface Jump {
  cell: WantedCell | null;
  /** The external request at the time of the jump. A later external request replaces the jump. */
  after: WantedPlace | null;
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
  asked,
}: LineJumpOptions) {
  const [jump, setJump] = useState<Jump>({ cell: null, after: null });
  const seen = useRef(new Map<number, number>());
  useEffect(
    function rememberPlaces() {
      lines?.forEach((line, nth) =>
        seen.current.set(lineNumberOf(line), (view.page - 1) * view.pageSize + nth),
      );
    },
    [lines, view.page, view.pageSize],
  );
  function turnTo(lineNumber: number | null): void {
    const last = lastPage(detail.totalCount, view.pageSize);
    const isNew = lineNumber === null || isNewLine(listEdits, lineNumber);
    // // A line that was never seen is expected at the position of its number.
    const page = isNew
      ? last
      : Math.min(last, pageOf(seen.current.get(lineNumber) ?? lineNumber - 1, view.pageSize));
    if (page !== view.page) onView({ ...view, page });
  }
  const own = asked?.section === section ? asked : null;
  const follow = useEffectEvent((place: WantedPlace) => turnTo(place.lineNumber));
  useEffect(
    function followAsked() {
      if (own !== null) follow(own);
    },
    [own],
  );
  return {
    wanted: jump.after === own ? jump.cell : own,
    go(cell: WantedCell) {
      turnTo(cell.lineNumber);
      setJump({ cell: { ...cell }, after: own });
    },
    /** Cancels the request, because the user has turned the page. */
    forget: () => setJump({ cell: null, after: own }),
  };
}
