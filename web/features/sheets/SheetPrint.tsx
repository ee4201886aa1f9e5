import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { formatDay, formatDayAndTime } from '../../design/number/format-day.ts';
import { PrintPaper } from '../../design/print/PrintPaper.tsx';
import type { SheetStatus } from '../../generated/schema.ts';
import { sumsOf } from '../../records/documents/detail/sums.ts';
import { applyLineEdits, editsOf, linesOf } from '../../records/documents/edits/edit-lines.ts';
import { noEdits } from '../../records/documents/edits/edit-state.ts';
import type { SheetEdits } from '../../records/documents/edits/useSheetEdits.ts';
import type { LoadLines } from '../../records/documents/load-lines.ts';
import { type LinesBySection, loadAllLines } from '../../records/documents/print/load-all-lines.ts';
import { PrintedLines } from '../../records/documents/print/PrintedLines.tsx';
import { detailOf, type SheetContent } from '../../records/documents/sheet.ts';
import { SheetHeader } from '../../records/documents/SheetHeader.tsx';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useTabSelected } from '../../platform/workbench/TabContext.tsx';
import { statusLabelKey } from './SheetStatusTag.tsx';

interface PaperProps {
  /** The name of the module and the number of the document. */
  title: string;
  status: SheetStatus;
  sheet: SheetContent & {
    creator?: { name: string | null } | null;
    createdAt?: string | null;
  };
  /** The changes of a document that is being written; they are printed too. */
  edits?: SheetEdits;
  unsaved?: boolean;
}

interface SheetPrintProps extends PaperProps {
  loadLines: LoadLines;
}

/**
 * The button that prints a document, and its print version, which is rendered only while printing.
 * The button loads the lines of a long document first; the browser's own command prints those that
 * are there and says so.
 */
export function SheetPrint({ loadLines, ...paper }: SheetPrintProps) {
  const { t } = useTranslation();
  const [lines, setLines] = useState<LinesBySection>({});
  const [loading, setLoading] = useState(false);
  const isSelected = useTabSelected();
  async function print() {
    setLoading(true);
    const loaded = await loadAllLines(paper.sheet, loadLines);
    // The browser prints the page as it is when `print` is called.
    flushSync(() => {
      setLines(loaded);
      setLoading(false);
    });
    window.print();
  }
  return (
    <>
      <Button
        kind="icon"
        busy={loading}
        aria-label={t('sheets.print')}
        title={t('sheets.print')}
        onClick={() => void print()}
      >
        <Icon name="print" />
      </Button>
      <PrintPaper enabled={isSelected}>{() => <Paper {...paper} lines={lines} />}</PrintPaper>
    </>
  );
}

function Paper({
  title,
  status,
  sheet,
  edits,
  unsaved = false,
  lines,
}: PaperProps & { lines: LinesBySection }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const { creator = null, createdAt = null } = sheet;
  const state = edits?.state ?? noEdits;
  const facts = [
    t(statusLabelKey(status)),
    creator?.name && `${t('sheets.creator')} ${creator.name}`,
    createdAt &&
      `${t('sheets.created')} ${formatDayAndTime(createdAt, enterprise.timeZone, locale)}`,
    t('sheets.printedOn', { 0: formatDay(enterprise.today, locale) }),
  ];
  return (
    <>
      <p>{enterprise.name}</p>
      <h1>{title}</h1>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {unsaved && <p>{t('sheets.printedUnsaved')}</p>}
      <h2>{t('sheets.header')}</h2>
      <SheetHeader
        columns={sheet.form.header}
        header={edits === undefined ? sheet.header : { ...sheet.header, ...edits.headerValues }}
      />
      {sheet.form.details.map((form) => {
        const detail = detailOf(sheet, form.section);
        const changes = editsOf(state, form.section);
        const rows = lines[form.section] ?? detail.rows;
        const isWhole = rows.length >= detail.totalCount;
        return (
          <PrintedLines
            key={form.section}
            form={form}
            rows={linesOf(changes, rows, isWhole).map((line) => applyLineEdits(changes, line))}
            sums={sumsOf(detail, form.columns, changes)}
            totalCount={
              detail.totalCount + changes.added.length - Object.keys(changes.removed).length
            }
          />
        );
      })}
    </>
  );
}
