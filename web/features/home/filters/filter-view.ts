import type { DateGranularity } from '../../../generated/schema.ts';
import { isDay } from '../../../design/number/days.ts';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { type FilterName, lastSelectableDay, type SalesFilter } from './sales-filter.ts';

/**
 * Reads and writes filters in the view state of a tab, which is part of its URL: `period`
 * (day.2026-11-18, week.…, month.…, range.….…), `group` and `channels`; an asterisk means all.
 * Names with the code of a card as prefix belong to that card. Invalid parts are ignored one by
 * one.
 */
const granularities: Readonly<Record<string, DateGranularity>> = {
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  range: 'RANGE',
};

const names: Readonly<Record<FilterName, string>> = {
  period: 'period',
  purchaseGroup: 'group',
  channels: 'channels',
};

const ALL = '*';

const code = /^[A-Za-z0-9_-]{1,32}$/u;

const MAX_CHANNELS = 30;

type FilterPart = Partial<SalesFilter>;

/** Parse one part. Null if it is missing or invalid. */
const readers: Readonly<Record<FilterName, (text: string, lastDay: string) => FilterPart | null>> =
  {
    period(text, lastDay) {
      const [kind = '', ...days] = text.split('.');
      const granularity = Object.hasOwn(granularities, kind) ? granularities[kind] : undefined;
      if (granularity === undefined || days.length > 2) return null;
      if (
        days.some(
          (day) => day !== '' && (!isDay(day) || day > lastSelectableDay(granularity, lastDay)),
        )
      )
        return null;
      const [date = '', endDate = ''] = days;
      if (granularity === 'RANGE') {
        if (date !== '' && endDate !== '' && endDate < date) return null;
        return { granularity, date: date || null, endDate: endDate || null };
      }
      if (endDate !== '') return null;
      return { granularity, date: date || null, endDate: null };
    },
    purchaseGroup(text) {
      if (text === ALL) return { purchaseGroup: null };
      return code.test(text) ? { purchaseGroup: text } : null;
    },
    channels(text) {
      if (text === ALL) return { channels: [] };
      const codes = [...new Set(text.split('.'))];
      return codes.length <= MAX_CHANNELS && codes.every((channelCode) => code.test(channelCode))
        ? { channels: codes }
        : null;
    },
  };

const writers: Readonly<Record<FilterName, (filter: SalesFilter) => string>> = {
  period({ granularity, date, endDate }) {
    const days = granularity === 'RANGE' ? [date ?? '', endDate ?? ''] : [date ?? ''];
    return [granularity.toLowerCase(), ...days].join('.').replace(/\.+$/u, '');
  },
  purchaseGroup: ({ purchaseGroup }) => purchaseGroup ?? ALL,
  channels: ({ channels }) => (channels.length === 0 ? ALL : channels.join('.')),
};

export const filterNames = Object.keys(names) as FilterName[];

/** The name of a part in the view: of the page, or with a card code of that card. */
export function viewName(name: string, cardCode?: string): string {
  return cardCode === undefined ? name : `${cardCode}.${name}`;
}

/** The filter in a view. Parts that are missing or invalid are left out. */
export function readFilter(
  view: TabView,
  known: readonly FilterName[],
  lastDay: string,
  cardCode?: string,
): FilterPart {
  return Object.assign(
    {},
    ...known.map((name) => {
      const text = view[viewName(names[name], cardCode)];
      return text === undefined ? null : readers[name](text, lastDay);
    }),
  ) as FilterPart;
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
  return known.filter((name) => {
    const text = view[viewName(names[name], cardCode)];
    return text !== undefined && readers[name](text, lastDay) !== null;
  });
}

/** Formats one part for the view. */
export function writePart(name: FilterName, filter: SalesFilter): string {
  return writers[name](filter);
}

/** The view with these parts set. Parts that are null are removed. */
export function withParts(
  view: TabView,
  parts: Readonly<Partial<Record<FilterName, string | null>>>,
  cardCode?: string,
): TabView {
  const changes = (Object.entries(parts) as [FilterName, string | null][]).map(
    ([name, text]) => [viewName(names[name], cardCode), text] as const,
  );
  const touched = new Set(changes.map(([key]) => key));
  const remaining = Object.entries(view).filter(([key]) => !touched.has(key));
  const added = changes.filter((change): change is [string, string] => change[1] !== null);
  return Object.fromEntries([...remaining, ...added]);
}
