import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { saysTheSame } from '../number/exact.ts';
import { fieldPlaces } from '../metadata/number-text.ts';
import { useNumberText } from '../metadata/useNumberText.ts';
import type { CellFieldProps } from './DetailCellField.tsx';
import { isQuantity } from './quantity.ts';

/** A quantity is never rounded: one with too many decimals is said to have them. */
const asTyped = 12;

/** A number in a table: digits at the right edge, Escape gives back what stood there when the cell was entered. */
export function DetailNumberCell({ id, column, value, name, invalid, describedBy, onChange }: CellFieldProps) {
  const { t } = useTranslation();
  const places = isQuantity(column.name) ? asTyped : fieldPlaces;
  const { text, restored, handlers, settle } = useNumberText(value, places, onChange);
  const entered = useRef(value);
  const restoredId = `${id}-restored`;
  return (
    <>
      <input
        id={id}
        className="detail-input"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        aria-label={name}
        aria-required={column.isRequired}
        aria-invalid={invalid || restored}
        aria-describedby={[describedBy, restored ? restoredId : undefined].filter(Boolean).join(' ') || undefined}
        data-cell={column.name}
        {...handlers}
        onFocus={({ currentTarget }) => {
          entered.current = value;
          currentTarget.select();
        }}
        onKeyDown={(event) => {
          const isTouched = text !== (value ?? '') || !saysTheSame(entered.current, value);
          if (event.key !== 'Escape' || !isTouched || event.nativeEvent.isComposing) return;
          event.stopPropagation();
          settle();
          onChange(entered.current);
        }}
      />
      <span role="alert" id={restoredId} className={restored ? 'detail-words detail-words-shown' : undefined}>
        {restored && t('metadata.notNumber')}
      </span>
    </>
  );
}
