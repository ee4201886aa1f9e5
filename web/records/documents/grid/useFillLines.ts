import { useCallback } from 'react';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import { newLineNumbers } from '../edits/edit-lines.ts';
import { detailForm, detailOf, type SheetContent } from '../sheet.ts';
import type { SheetEdits } from '../edits/useSheetEdits.ts';
import { lookUpRequests, runFirstPass, runSecondPass } from './fill-passes.ts';
import type { LineFill } from './fill-plan.ts';
import { lookUpCodes } from './look-up-codes.ts';

/** What a fill has done, for the message to the user. */
export interface FillOutcome {
  /** Number of new lines. */
  added: number;
  /** Number of cells that cannot be changed. */
  skipped: number;
  /** Number of codes that do not exist or could not be looked up. */
  notFound: number;
}

interface FillOptions {
  sheet: SheetContent;
  section: string;
  edits: SheetEdits | undefined;
  search: OptionSearch | undefined;
}

type Fill = (fills: readonly LineFill[], onLeft: (count: number) => void) => Promise<FillOutcome>;

const noFills: FillOutcome = { added: 0, skipped: 0, notFound: 0 };

/**
 * Fills lines with pasted or copied values as one undo step. Codes that must be looked up are
 * written at once; their details and the rest of the line follow when the answer arrives. A line
 * whose codes were changed meanwhile is left alone.
 */
export function useFillLines({ sheet, section, edits, search }: FillOptions): Fill {
  const serverText = useServerText();
  const { changeLines, currentDetail, mark } = edits ?? {};
  return useCallback(
    async (fills, onLeft) => {
      if (changeLines === undefined || currentDetail === undefined || mark === undefined)
        return noFills;
      const { columns } = detailForm(sheet, section);
      const detail = currentDetail(section);
      const added = fills.filter(({ line }) => line === undefined).length;
      const newNumbers = newLineNumbers(detail, detailOf(sheet, section), added);
      const canLookUp = search !== undefined;
      const first = runFirstPass(fills, { detail, columns, newNumbers, canLookUp, serverText });
      const { pending } = first;
      const mergeKey = `fill ${String(performance.now())}`;
      changeLines(section, first.changes, first.newLines, mergeKey);
      if (search === undefined || pending.length === 0)
        return { ...noFills, added, skipped: first.skipped };

      const requests = pending.flatMap((one) => lookUpRequests(one, currentDetail(section)));
      const found = await lookUpCodes(search, requests, serverText, onLeft);
      const latest = currentDetail(section);
      const second = runSecondPass(pending, { section, detail: latest, found, serverText });
      changeLines(section, second.changes, [], mergeKey);
      mark(second.problems);
      return {
        added,
        skipped: first.skipped + second.skipped,
        notFound: second.problems.length,
      };
    },
    [sheet, section, changeLines, currentDetail, mark, search, serverText],
  );
}
