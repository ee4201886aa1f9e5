import { useTranslation } from '../../language/useTranslation.ts';
import { TimeColumn } from './TimeColumn.tsx';
import { isPartOutOfBounds, MIDNIGHT, partOf, timeParts, withPart } from './time-parts.ts';
import './TimeColumns.css';

interface TimeColumnsProps {
  /** Accessible name, which tells two times apart. */
  label: string;
  showsLabel?: boolean;
  value: string | null;
  min: string | null;
  max: string | null;
  /** Changes when the hours are to take the focus; 0: never. */
  focusKey?: number;
  onChange: (time: string) => void;
}

/** A time of day as columns of hours, minutes and seconds. */
export function TimeColumns({
  label,
  showsLabel = false,
  value,
  min,
  max,
  focusKey = 0,
  onChange,
}: TimeColumnsProps) {
  const { t } = useTranslation();
  const time = value ?? MIDNIGHT;
  return (
    <div role="group" aria-label={label} className="times">
      {showsLabel && (
        <div className="times-label" aria-hidden="true">
          {label}
        </div>
      )}
      <div className="times-columns">
        {timeParts.map(({ name, count }, index) => (
          <TimeColumn
            key={name}
            label={`${label} ${t(`dates.${name}`)}`}
            count={count}
            chosen={value === null ? null : partOf(value, index)}
            isBarred={(number) => isPartOutOfBounds(time, index, number, min, max)}
            focusKey={index === 0 ? focusKey : 0}
            onChoose={(number) => onChange(withPart(time, index, number, min, max))}
          />
        ))}
      </div>
    </div>
  );
}
