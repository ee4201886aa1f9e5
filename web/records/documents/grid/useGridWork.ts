import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { Row } from '../../fields/column.ts';
import type { OptionSearch } from '../../fields/option-search.ts';
import { valueOf } from '../../fields/values.ts';
import { canType } from '../cells/can-type.ts';
import type { LaidColumn } from '../detail-columns.ts';
import { lineNow, type LineChange } from '../edit-lines.ts';
import { noDetailEdits } from '../edit-state.ts';
import type { SheetContent } from '../sheet.ts';
import type { SheetEdits } from '../useSheetEdits.ts';
import { fillDown, layBlock, type FillPlan } from './fill-plan.ts';
import type { GridRange } from './grid-range.ts';
import { readBlock, writeBlock } from './tab-separated.ts';
import { useFill, type FillOutcome } from './useFill.ts';
import { writeCell } from './write-cell.ts';

/** Actions on a block of cells. */
export interface GridWork {
  /** The block as tab-separated text for a spreadsheet. */
  copy: (range: GridRange) => string;
  /** Returns the filled block; null if nothing can be pasted. */
  paste: (text: string, range: GridRange) => GridRange | null;
  clear: (range: GridRange) => void;
  fillDown: (range: GridRange) => void;
  undo: () => void;
  redo: () => void;
}

interface GridWorkOptions {
  sheet: SheetContent;
  section: string;
  edits: SheetEdits | undefined;
  search: OptionSearch | undefined;
  lines: readonly Row[];
  columns: readonly LaidColumn[];
  /** Whether lines can be added after the last one. */
  adds: boolean;
  /** Shows the result of an action to the user. */
  tell: (text: string) => void;
}

/**
 * Maximum number of lines added by one paste. More are probably a whole spreadsheet column copied
 * by mistake.
 */
const mostNew = 10_000;

/** The actions on blocks of cells of a list. In a read-only list only copying works. */
export function useGridWork(options: GridWorkOptions): GridWork {
  const { sheet, section, edits, search, lines, columns, adds, tell } = options;
  const { t } = useTranslation();
  const serverText = useServerText();
  const fill = useFill({ sheet, section, edits, search });
  const detail = () => edits?.detailNow(section) ?? noDetailEdits;
  const linesOf = ({ from, to }: GridRange) =>
    lines.slice(from.place, to.place + 1).map((line) => lineNow(detail(), line));
  const columnsOf = ({ from, to }: GridRange) => columns.slice(from.at, to.at + 1);
  const left = (count: number) => tell(t('sheet.paste.asking', { 0: String(count) }));

  function said(
    { fillings, linesLeft, columnsLeft }: FillPlan,
    { added, skipped, notFound }: FillOutcome,
  ): string {
    const parts: [string, number][] = [
      ['sheet.paste.lines', fillings.length],
      ['sheet.paste.added', added],
      ['sheet.paste.skipped', skipped],
      ['sheet.paste.notFound', notFound],
      ['sheet.paste.linesLeft', linesLeft],
      ['sheet.paste.columnsLeft', columnsLeft],
    ];
    return parts
      .filter(([key, count]) => count > 0 || key === 'sheet.paste.lines')
      .map(([key, count]) => t(key, { 0: String(count) }))
      .join(' ');
  }

  return {
    copy(range) {
      const block = linesOf(range).map((line) =>
        columnsOf(range).map(({ source, isNamedBeside }) => {
          const value = valueOf(line[source.name]);
          return isNamedBeside ? (value ?? '') : writeCell(value, source, serverText);
        }),
      );
      tell(t('sheet.copied', { 0: String(block.length), 1: String(block[0]?.length ?? 0) }));
      return writeBlock(block);
    },
    paste(text, range) {
      if (edits === undefined || text === '') return null;
      const plan = layBlock(readBlock(text), range, { lines, columns, room: adds ? mostNew : 0 });
      void fill(plan.fillings, left).then((outcome) => tell(said(plan, outcome)));
      return plan.fillings.length === 0 ? null : plan.range;
    },
    clear(range) {
      const changes = linesOf(range).flatMap((now, nth): LineChange[] => {
        const line = lines[range.from.place + nth];
        const cleared = columnsOf(range).filter(({ source }) => canType(now, source));
        if (line === undefined || cleared.length === 0) return [];
        return [
          { line, values: Object.fromEntries(cleared.map(({ source }) => [source.name, null])) },
        ];
      });
      if (changes.length > 0) edits?.changeLines(section, changes);
    },
    fillDown(range) {
      const fillings = fillDown(range, lines, columns, (line) => lineNow(detail(), line));
      if (edits !== undefined && fillings.length > 0) void fill(fillings, left);
    },
    undo() {
      if (edits?.undo() === false) tell(t('sheet.undo.nothing'));
      else if (edits !== undefined) tell(t('sheet.undone'));
    },
    redo() {
      if (edits?.redo() === false) tell(t('sheet.redo.nothing'));
      else if (edits !== undefined) tell(t('sheet.redone'));
    },
  };
}
