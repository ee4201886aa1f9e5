import { useId, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { SegmentedToggle } from '../../design/forms/SegmentedToggle.tsx';
import { TextInput } from '../../design/forms/TextInput.tsx';
import type { ArrangedColumn, ChosenColumn } from './arrange-columns.ts';

interface ColumnShapeProps {
  column: ChosenColumn;
  onChange: (parts: Partial<ArrangedColumn>) => void;
}

/** Width limits in pixels, the same as in the gateway. */
const MIN_WIDTH = 40;
const MAX_WIDTH = 1000;

/** Pinning and width of a column. An empty width means the configured one. */
export function ColumnShape({ column: { title, pin, width }, onChange }: ColumnShapeProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  function commit() {
    setText(null);
    if (text === null) return;
    const typed = /^\d{1,5}$/u.test(text.trim()) ? Number(text) : null;
    if (typed === null && text.trim() !== '') return;
    onChange({
      width: typed === null ? null : Math.min(Math.max(typed, MIN_WIDTH), MAX_WIDTH),
    });
  }
  return (
    <div className="column-shape">
      <SegmentedToggle
        label={t('views.columns.pin', { 0: title })}
        value={pin ?? 'none'}
        options={(['none', 'LEFT', 'RIGHT'] as const).map((value) => ({
          value,
          label: t(`views.columns.pin.${value}`),
        }))}
        onChange={(value) => onChange({ pin: value === 'none' ? null : value })}
      />
      <span className="in column-width">
        <TextInput
          id={id}
          type="text"
          inputMode="numeric"
          aria-label={t('views.columns.width', { 0: title })}
          placeholder={t('views.columns.width.auto')}
          value={text ?? (width === null ? '' : String(width))}
          maxLength={5}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => {
            if (key === 'Enter') commit();
          }}
        />
        <span className="mute small" aria-hidden="true">
          {t('views.columns.px')}
        </span>
      </span>
    </div>
  );
}
