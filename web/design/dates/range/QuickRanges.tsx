import { useTranslation } from '../../language/useTranslation.ts';
import { Button } from '../../button/Button.tsx';
import { useLanguage } from '../../language/LanguageContext.tsx';
import type { Unit } from '../calendar/calendar-days.ts';
import { quickRanges } from './quick-ranges.ts';
import { isOutOfBounds, type CalendarSelection } from '../calendar/calendar-selection.ts';

interface QuickRangesProps {
  unit: Unit;
  today: string;
  chosen: CalendarSelection;
  min: string;
  max: string;
  onPick: (from: string, to: string) => void;
}

/** Buttons for common ranges. Ranges that exceed the bounds are disabled. */
export function QuickRanges({ unit, today, chosen, min, max, onPick }: QuickRangesProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const ranges = quickRanges(unit, today, locale);
  if (ranges.length === 0) return null;
  return (
    <div className="quick-ranges" role="group" aria-label={t('dates.quick')}>
      {ranges.map(({ textKey, from, to }) => (
        <Button
          key={textKey}
          className="quick-range"
          aria-pressed={from === chosen.from && to === chosen.to}
          disabled={isOutOfBounds(from, min, max) || isOutOfBounds(to, min, max)}
          onClick={() => onPick(from, to)}
        >
          {t(textKey)}
        </Button>
      ))}
    </div>
  );
}
