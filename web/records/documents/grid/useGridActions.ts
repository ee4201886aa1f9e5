import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Row } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import { valueOf } from '../../fields/values.ts';
import { canEditCell } from '../cells/editable-cell.ts';
import type { ColumnLayout } from '../layout/detail-columns.ts';
import { currentLine, type LineChange } from '../edits/edit-lines.ts';
import { noDetailEdits } from '../edits/edit-state.ts';
import type { SheetContent } from '../sheet.ts';
import type { SheetEdits } from '../edits/useSheetEdits.ts';
import { planFillDown, planFill, type FillPlan } from './fill-plan.ts';
import type { CellRange } from './cell-range.ts';
import { parseBlock, formatBlock } from './tab-separated.ts';
import { useFillLines, type FillOutcome } from './useFillLines.ts';
import { formatCell } from './format-cell.ts';

/** Actions on a block of cells. */
export interface GridActions {
  /** The block as tab-separated text for a spreadsheet. */
  copy: (range: CellRange) => string;
  /** Returns the filled block; null if nothing can be pasted. */
  paste: (text: string, range: CellRange) => CellRange | null;
  clear: (range: CellRange) => void;
  fillDown: (range: CellRange) => void;
  undo: () => void;
  redo: () => void;
}

interface GridActionsOptions {
  sheet: SheetContent;
  section: string;
  edits: SheetEdits | undefined;
  search: OptionSearch | undefined;
  lines: readonly Row[];
  columns: readonly ColumnLayout[];
  /** Whether lines can be added after the last one. */
  canAddLines: boolean;
  /** Shows the result of an action to the user. */
  notify: (text: string) => void;
}

/**
 * Maximum number of lines added by one paste. More are probably a whole spreadsheet column copied
 * by mistake.
 */
const MAX_NEW_LINES = 10_000;

/** The actions on blocks of cells of a list. In a read-only list only copying works. */
export function useGridActions(options: GridActionsOptions): GridActions {
  const { sheet, section, edits, search, lines, columns, canAddLines, notify } = options;
  const { t } = useTranslation();
  const serverText = useServerText();
  const fill = useFillLines({ sheet, section, edits, search });
  const detail = () => edits?.currentDetail(section) ?? noDetailEdits;
  const linesOf = ({ from, to }: CellRange) =>
    lines.slice(from.row, to.row + 1).map((line) => currentLine(detail(), line));
  const columnsOf = ({ from, to }: CellRange) => columns.slice(from.column, to.column + 1);
  const reportLeft = (count: number) => notify(t('sheet.paste.asking', { 0: String(count) }));

  function summaryText(
    { fills, linesCutOff, columnsCutOff }: FillPlan,
    { added, skipped, notFound }: FillOutcome,
  ): string {
    const parts: [string, number][] = [
      ['sheet.paste.lines', fills.length],
      ['sheet.paste.added', added],
      ['sheet.paste.skipped', skipped],
      ['sheet.paste.notFound', notFound],
      ['sheet.paste.linesLeft', linesCutOff],
      ['sheet.paste.columnsLeft', columnsCutOff],
    ];
    return parts
      .filter(([key, count]) => count > 0 || key === 'sheet.paste.lines')
      .map(([key, count]) => t(key, { 0: String(count) }))
      .join(' ');
  }

  return {
    copy(range) {
      const block = linesOf(range).map((line) =>
        columnsOf(range).map(({ source, hasNameColumn }) => {
          const value = valueOf(line[source.name]);
          return hasNameColumn ? (value ?? '') : formatCell(value, source, serverText);
        }),
      );
      notify(t('sheet.copied', { 0: String(block.length), 1: String(block[0]?.length ?? 0) }));
      return formatBlock(block);
    },
    paste(text, range) {
      if (edits === undefined || text === '') return null;
      const plan = planFill(parseBlock(text), range, {
        lines,
        columns,
        room: canAddLines ? MAX_NEW_LINES : 0,
      });
      void fill(plan.fills, reportLeft).then((outcome) => notify(summaryText(plan, outcome)));
      return plan.fills.length === 0 ? null : plan.range;
    },
    clear(range) {
      const changes = linesOf(range).flatMap((now, nth): LineChange[] => {
        const line = lines[range.from.row + nth];
        const cleared = columnsOf(range).filter(({ source }) => canEditCell(now, source));
        if (line === undefined || cleared.length === 0) return [];
        return [
          { line, values: Object.fromEntries(cleared.map(({ source }) => [source.name, null])) },
        ];
      });
      if (changes.length > 0) edits?.changeLines(section, changes);
    },
    fillDown(range) {
      const fills = planFillDown(range, lines, columns, (line) => currentLine(detail(), line));
      if (edits !== undefined && fills.length > 0) void fill(fills, reportLeft);
    },
    undo() {
      if (edits?.undo() === false) notify(t('sheet.undo.nothing'));
      else if (edits !== undefined) notify(t('sheet.undone'));
    },
    redo() {
      if (edits?.redo() === false) notify(t('sheet.redo.nothing'));
      else if (edits !== undefined) notify(t('sheet.redone'));
    },
  };
}
