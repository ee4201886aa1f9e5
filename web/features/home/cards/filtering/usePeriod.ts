import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { formatPeriod } from '../../../../design/number/format-day.ts';
import { shiftDays } from '../../../../design/dates/calendar/calendar-days.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';

interface Days {
  from: string;
  to: string;
}

interface PeriodTexts {
  /** 2026-11-16 ~ 2026-11-22. */
  textOf: (period: Days) => string;
  /** The last day that the data cover. For a week or month that is not over: yesterday. */
  asOf: (period: Days) => string;
  /** The text that explains an empty result. */
  emptyReason: (data: { period: Days }) => string;
}

/** Formats the period of a card. */
export function usePeriod(): PeriodTexts {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { today } = useViewer().enterprise;
  const textOf = (period: Days) => formatPeriod(period, locale);
  return {
    textOf,
    asOf: ({ to }) => (to < today ? to : shiftDays(today, -1)),
    emptyReason: ({ period }) => t('empty.period', { period: textOf(period) }),
  };
}
