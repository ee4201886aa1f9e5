import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import type { DateMode } from './date-field-props.ts';

interface DateFieldButtonsProps {
  /** What names the field: the button tells which one it belongs to. */
  labelId: string;
  mode: DateMode;
  name: string | undefined;
  isOpen: boolean;
  disabled: boolean;
  /** Null while there is nothing to clear, or it must hold something. */
  onClear: (() => void) | null;
  onToggle: () => void;
}

/** What stands at the end of a field for dates. Who uses the keyboard clears the text itself. */
export function DateFieldButtons({
  labelId,
  mode,
  name,
  isOpen,
  disabled,
  onClear,
  onToggle,
}: DateFieldButtonsProps) {
  const { t } = useTranslation();
  const what = [name, t(`dates.pick.${mode}`)].filter(Boolean).join(' ');
  return (
    <>
      {onClear !== null && !disabled && (
        <button
          type="button"
          className="ib ib-s date-clear"
          tabIndex={-1}
          aria-label={t('dates.clear')}
          title={t('dates.clear')}
          onClick={onClear}
        >
          <Icon name="x" size="small" />
        </button>
      )}
      <button
        type="button"
        className="ib ib-s"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={what}
        aria-describedby={name === undefined ? labelId : undefined}
        title={t(`dates.pick.${mode}`)}
        onClick={onToggle}
      >
        <Icon name={mode === 'time' ? 'clock' : 'cal'} />
      </button>
    </>
  );
}
