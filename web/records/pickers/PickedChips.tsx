import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import type { PickedRow } from '../fields/row-picker-context.ts';
import { Icon } from '../../design/icons/Icon.tsx';

interface PickedChipsProps {
  rows: readonly PickedRow[];
  onRemove: (row: PickedRow) => void;
  onClear: () => void;
}

/** The picked rows of all pages as chips, with their number. */
export function PickedChips({ rows, onRemove, onClear }: PickedChipsProps) {
  const { t } = useTranslation();
  return (
    <div className="picked">
      <span role="status">{t('picker.count', { 0: rows.length })}</span>
      <ul className="picked-chips" aria-label={t('picker.picked')}>
        {rows.map((row) => (
          <li key={row.key} className="picked-chip">
            <span className="clip" title={row.name}>
              {row.name}
            </span>
            <Button
              kind="icon"
              size="small"
              aria-label={t('picker.remove', { 0: row.name })}
              title={t('picker.remove', { 0: row.name })}
              onClick={() => onRemove(row)}
            >
              <Icon name="x" size="small" />
            </Button>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <Button kind="quiet" onClick={onClear}>
          {t('picker.clear')}
        </Button>
      )}
    </div>
  );
}
