import { useTranslation } from '../../design/language/useTranslation.ts';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Column } from './column.ts';

interface FieldHintProps {
  id: string;
  column: Column;
  /** Titles of the fields that must be filled in before an option can be chosen. */
  awaits: readonly string[];
}

/** The text below a field: the fields it waits for, otherwise the hint from metadata. */
export function FieldHint({ id, column, awaits }: FieldHintProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const hint = column.hint === null ? '' : serverText(column.hintI18nCode, column.hint);
  return (
    <span id={id} className="field-hint">
      {awaits.length > 0 ? t('metadata.awaits', { 0: awaits.join(t('metadata.and')) }) : hint}
    </span>
  );
}
