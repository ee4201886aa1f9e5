import type { DateGranularity } from '../../../generated/schema.ts';
import { isDay } from '../../../design/dates/calendar/calendar-days.ts';
import { defineView } from '../../../platform/view-address/define-view.ts';
import { optionalField, textField } from '../../../platform/view-address/view-field.ts';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { type FilterName, lastSelectableDay, type SalesFilter } from './sales-filter.ts';

const granularities: Readonly<Record<string, DateGranularity>> = {
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  range: 'RANGE',
};

const ALL = '*';

const code = /^[A-Za-z0-9_-]{1,32}$/u;

const MAX_CHANNELS = 30;

/** As day.2026-11-18, week.…, month.… or range.….…; the days may be missing. */
const period = optionalField<Pick<SalesFilter, 'granularity' | 'date' | 'endDate'>>({
  parse(text) {
    const [kind = '', date = '', endDate = '', ...more] = text.split('.');
    const granularity = Object.hasOwn(granularities, kind) ? granularities[kind] : undefined;
    const isWrong = (day: string) => day !== '' && !isDay(day);
    if (granularity === undefined || more.length > 0 || isWrong(date) || isWrong(endDate))
      return undefined;
    if (endDate !== '' && (granularity !== 'RANGE' || endDate < date)) return undefined;
    return { granularity, date: date || null, endDate: endDate || null };
  },
  format({ granularity, date, endDate }) {
    const days = granularity === 'RANGE' ? [date ?? '', endDate ?? ''] : [date ?? ''];
    return [granularity.toLowerCase(), ...days].join('.').replace(/\.+$/u, '');
  },
});

const purchaseGroup = optionalField<Pick<SalesFilter, 'purchaseGroup'>>({
  name: 'group',
  parse: (text) =>
    text === ALL || code.test(text) ? { purchaseGroup: text === ALL ? null : text } : undefined,
  format: (part) => part.purchaseGroup ?? ALL,
});

const channels = optionalField<Pick<SalesFilter, 'channels'>>({
  parse(text) {
    const codes = text === ALL ? [] : [...new Set(text.split('.'))];
    return codes.length <= MAX_CHANNELS && codes.every((one) => code.test(one))
      ? { channels: codes }
      : undefined;
  },
  format: (part) => (part.channels.length === 0 ? ALL : part.channels.join('.')),
});

/** A part is null until something is chosen; "all" is a choice too. */
const parts = { period, purchaseGroup, channels };

export const filterNames = Object.keys(parts) as FilterName[];

/** The filters that were chosen for the page or, with a card code, for that card. */
export const filterView = (cardCode?: string) =>
  defineView(parts, { prefix: cardCode === undefined ? '' : `${cardCode}.` });

/** A further choice of a card, such as its metric. The card checks the text. */
export const choiceView = (cardCode: string, name: string, fallback: string) =>
  defineView(
    { value: textField({ name, fallback, parse: (text) => text, format: (text) => text }) },
    { prefix: `${cardCode}.` },
  );

function readParts(view: TabView, lastDay: string, cardCode?: string) {
  const read = filterView(cardCode).read(view);
  const isTooLate = [read.period?.date, read.period?.endDate].some(
    (day) => read.period && day && day > lastSelectableDay(read.period.granularity, lastDay),
  );
  return isTooLate ? { ...read, period: null } : read;
}

/** The filter in a view. Parts that are missing or invalid are left out. */
export function readFilter(
  view: TabView,
  known: readonly FilterName[],
  lastDay: string,
  cardCode?: string,
): Partial<SalesFilter> {
  const read = readParts(view, lastDay, cardCode);
  return Object.assign({}, ...known.map((name) => read[name])) as Partial<SalesFilter>;
}

/**
 * The parts that a view contains with a valid value, that is, what the user has chosen for the page
 * or, with a card code, for that card.
 */
export function namedParts(
  view: TabView,
  known: readonly FilterName[],
  lastDay: string,
  cardCode?: string,
): FilterName[] {
  const read = readParts(view, lastDay, cardCode);
  return known.filter((name) => read[name] !== null);
}

/** Whether two filters are the same in one part. */
export function isSamePart(name: FilterName, one: SalesFilter, other: SalesFilter): boolean {
  const [text, otherText] = [one, other].map(
    (filter) => Object.values(filterView().change({}, { [name]: filter }))[0],
  );
  return text === otherText;
}
