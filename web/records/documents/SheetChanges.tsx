import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Column } from '../fields/column.ts';
import { useFieldText } from '../fields/useFieldText.ts';
import { lineLabel } from './edits/edit-lines.ts';
import { detailForm, type SheetChange, type SheetContent } from './sheet.ts';
import './SheetChanges.css';

/** Number of changes shown before the user asks for all of them. */
const INITIAL_COUNT = 20;

/** The changes of a document since the last step of its process, as text. */
export function SheetChanges({ sheet }: { sheet: SheetContent }) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const { changes } = sheet;
  if (changes === null) return <p className="mute">{t('sheet.changes.unknown')}</p>;
  if (changes.length === 0) return <p className="mute">{t('sheet.changes.none')}</p>;
  return (
    <div className="sheet-changes">
      <ul aria-label={t('sheet.changes')}>
        {(showsAll ? changes : changes.slice(0, INITIAL_COUNT)).map((change, index) => (
          <ChangeLine key={index} sheet={sheet} change={change} />
        ))}
      </ul>
      {!showsAll && changes.length > INITIAL_COUNT && (
        <Button kind="plain" onClick={() => setShowsAll(true)}>
          {t('sheet.changes.more', { 0: String(changes.length) })}
        </Button>
      )}
    </div>
  );
}

function ChangeLine({ sheet, change }: { sheet: SheetContent; change: SheetChange }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const textOf = useFieldText();
  const { section, lineNumber, column: name, kind, before, after } = change;
  const isHeader = section === 'header';
  const form = isHeader ? null : detailForm(sheet, section);
  const columns: readonly Column[] = form?.columns ?? sheet.form.header;
  const column = columns.find((one) => one.name === name);
  const where = [
    form && serverText(form.i18nCode, form.title),
    lineNumber === null ? null : t('sheet.changes.line', { 0: lineLabel(lineNumber) }),
    column ? serverText(column.i18nCode, column.title) : name,
  ].filter(Boolean);
  const format = (value: string | null) => (column ? textOf(column, value) : (value ?? ''));
  return (
    <li>
      <span className="sheet-change-where">{where.join(' ')}</span>
      {kind !== 'CHANGED' && (
        <span className="tag">
          {kind === 'ADDED' ? t('sheet.changes.added') : t('sheet.changes.removed')}
        </span>
      )}
      {kind !== 'ADDED' && (name !== null || before !== null) && <del>{format(before)}</del>}
      {kind === 'CHANGED' && <span className="mute">{t('sheet.changes.to')}</span>}
      {kind !== 'REMOVED' && (name !== null || after !== null) && <ins>{format(after)}</ins>}
    </li>
  );
}
