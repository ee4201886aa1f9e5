import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { DateMode } from './date-field-props.ts';

interface DateFieldButtonsProps {
  /** Id of the field's label, so that the button's description says which field it belongs to. */
  labelId: string;
  mode: DateMode;
  name: string | undefined;
  isOpen: boolean;
  disabled: boolean;
  /** Null if the field is empty or required. */
  onClear: (() => void) | null;
  onToggle: () => void;
}

/**
 * The buttons at the end of a date field. Clearing is for the mouse only: with the keyboard the
 * text can be deleted.
 */
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
        <Button
          kind="icon"
          size="small"
          className="date-clear"
          tabIndex={-1}
          aria-label={t('dates.clear')}
          title={t('dates.clear')}
          onClick={onClear}
        >
          <Icon name="x" size="small" />
        </Button>
      )}
      <Button
        kind="icon"
        size="small"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={what}
        aria-describedby={name === undefined ? labelId : undefined}
        title={t(`dates.pick.${mode}`)}
        onClick={onToggle}
      >
        <Icon name={mode === 'time' ? 'clock' : 'cal'} />
      </Button>
    </>
  );
}
