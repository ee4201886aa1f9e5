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
  /** The lines of the page; null while they are on their way. */
  lines: readonly Row[] | null;
  listEdits: EditedDetail;
  view: DetailView;
  onView: (view: DetailView) => void;
  /** Where somebody is to be led by what happened elsewhere. */
  asked: WantedPlace | null;
}

interface Jump {
  cell: WantedCell | null;
  /** What was asked for before it: whatever comes later counts. */
  after: WantedPlace | null;
}

/** Leads to a line, on whichever page it is: new ones stand on the last, and one that was seen is where it was seen. */
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
    // Lines are numbered as they stand, as far as anybody knows who has not seen them.
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
    /** Whoever turns the pages by himself is led nowhere. */
    forget: () => setJump({ cell: null, after: own }),
  };
}
