import type { Ref } from 'react';
import { useTranslation } from '../../language/useTranslation.ts';
import type { DateMode } from '../date-field-props.ts';
import { DateTextInput } from '../DateTextInput.tsx';
import type { useRangeText } from './useRangeText.ts';

type End = 'from' | 'to';

interface RangeEndsProps {
  /** Id of the input for the start. */
  id: string;
  mode: DateMode;
  name: string | undefined;
  labelledBy: string | undefined;
  invalid: boolean;
  describedBy: string | undefined;
  required: boolean;
  disabled: boolean;
  isOpen: boolean;
  range: ReturnType<typeof useRangeText>;
  onOpen: () => void;
  /** An input was left for another element. */
  onLeave: (end: End, to: EventTarget | null) => void;
  /** The typed text of an input must be applied now. */
  onCommit: (end: End) => void;
  /** The input for the start. */
  ref: Ref<HTMLInputElement>;
}

/** The text inputs for the start and the end of a range. */
export function RangeEnds(props: RangeEndsProps) {
  const { id, name, labelledBy, range, onLeave, onCommit, ref, ...common } = props;
  const { t } = useTranslation();
  const nameOf = (key: string) => [name, t(key)].filter(Boolean).join(' ');
  return (
    <div role="group" aria-label={name} aria-labelledby={labelledBy} className="date-ends">
      <DateTextInput
        {...common}
        onLeave={(next) => onLeave('from', next)}
        onCommit={() => onCommit('from')}
        ref={ref}
        id={id}
        text={range.from}
        name={nameOf('dates.start')}
        placeholder={t('dates.start')}
      />
      <span className="date-until" aria-hidden="true">
        ~
      </span>
      <DateTextInput
        {...common}
        onLeave={(next) => onLeave('to', next)}
        onCommit={() => onCommit('to')}
        id={`${id}-to`}
        text={range.to}
        name={nameOf('dates.end')}
        placeholder={t('dates.end')}
      />
    </div>
  );
}
