import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { parseAmount } from './centre-view.ts';

interface AmountRangeProps {
  minimum: string | null;
  maximum: string | null;
  onChange: (minimum: string | null, maximum: string | null) => void;
}

/**
 * Two fields for a range of amounts. A change takes effect with Enter or when the field loses the
 * focus. Invalid input stays in the field and a message says what is wrong.
 */
export function AmountRange({ minimum, maximum, onChange }: AmountRangeProps) {
  const { t } = useTranslation();
  const id = useId();
  const [texts, setTexts] = useState([minimum ?? '', maximum ?? ''] as const);
  const [lastRange, setLastRange] = useState([minimum, maximum] as const);
  const [problemKey, setProblemKey] = useState<string | null>(null);
  if (lastRange[0] !== minimum || lastRange[1] !== maximum) {
    setLastRange([minimum, maximum]);
    setTexts([minimum ?? '', maximum ?? '']);
    setProblemKey(null);
  }
  function apply() {
    const amounts = texts.map((text) => (text.trim() === '' ? null : parseAmount(text)));
    const [from = null, to = null] = amounts;
    const isInvalid = amounts.some(
      (amount, index) => amount === null && texts[index]?.trim() !== '',
    );
    const isReversed = from !== null && to !== null && Number(from) > Number(to);
    setProblemKey(
      isInvalid ? 'approvals.amount.wrong' : isReversed ? 'approvals.amount.turned' : null,
    );
    if (!isInvalid && !isReversed && (from !== minimum || to !== maximum)) onChange(from, to);
  }
  const field = (index: 0 | 1, label: string) => (
    <TextInput
      className="in"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={problemKey !== null}
      aria-describedby={problemKey === null ? undefined : `${id}-problem`}
      maxLength={20}
      value={texts[index]}
      onChange={({ target }) =>
        setTexts(index === 0 ? [target.value, texts[1]] : [texts[0], target.value])
      }
      onBlur={apply}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) apply();
      }}
    />
  );
  return (
    <div className="field amount-range" role="group" aria-labelledby={id}>
      <span className="amount-range-label" id={id}>
        {t('approvals.amount')}
      </span>
      <div className="row">
        {field(0, t('approvals.amount.from'))}
        <span aria-hidden="true">–</span>
        {field(1, t('approvals.amount.to'))}
      </div>
      {problemKey !== null && (
        <span className="err" id={`${id}-problem`} role="alert">
          <Icon name="info-circle" />
          {t(problemKey)}
        </span>
      )}
    </div>
  );
}
