import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import { parseDecimal } from '../../number/decimal.ts';
import { fieldPlaces, numberText } from '../number-text.ts';
import { useNumberText } from '../useNumberText.ts';
import { fillIn, type FieldKind, type FieldProps } from './field-kind.ts';

/** A number stands at the right edge. What is no number gives way to the last one, and that is said below. */
function NumberField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  const { t } = useTranslation();
  const { text, restored, handlers } = useNumberText(value, fieldPlaces, onChange);
  const restoredId = `${id}-restored`;
  return (
    <>
      <div className={invalid || restored ? 'in in-bad' : 'in'}>
        <input
          id={id}
          className="field-number"
          inputMode="decimal"
          value={text}
          aria-label={name}
          aria-required={column.isRequired}
          aria-invalid={invalid || restored}
          aria-describedby={[describedBy, restored ? restoredId : undefined].filter(Boolean).join(' ') || undefined}
          autoComplete="off"
          {...handlers}
        />
      </div>
      <span role="alert" id={restoredId} className={restored ? 'err' : undefined}>
        {restored && (
          <>
            <Icon name="info" />
            {t('metadata.notNumber')}
          </>
        )}
      </span>
    </>
  );
}

export const numberKind: FieldKind = {
  Field: NumberField,
  isNumeric: true,
  text: (value, { name }) => numberText(name, value),
  check: (value) => (parseDecimal(value) === null ? { textKey: 'metadata.notNumber' } : null),
  missing: fillIn,
};
