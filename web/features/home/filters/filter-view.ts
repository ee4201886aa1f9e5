import type { DateGranularity } from '../../../generated/schema.ts';
import { isDay } from '../../../design/number/days.ts';
import type { TabView } from '../../../platform/workbench/TabContext.tsx';
import { type FilterName, lastSelectableDay, type SalesFilter } from './sales-filter.ts';

/**
 * Filters as they stand in the address of a tab: `period` (day.2026-11-18, week.…, month.…, range.….…), `group` and `channels`, an asterisk for
 * all; with the code of a card before it, that card's own. What cannot be meant is passed over, part by part.
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

/** Reads one part; null for what is not there or cannot be meant. */
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
      return codes.length <= MAX_CHANNELS && codes.every((one) => code.test(one))
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

/** The name of a part in the view: of the dashboard, or of a card. */
export function viewName(name: string, cardCode?: string): string {
  return cardCode === undefined ? name : `${cardCode}.${name}`;
}

/** What a view says of the parts: those that it does not name, or names wrongly, are not there. */
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

/** Which parts a view names in a way that can be meant: what somebody has chosen for the page, or with a card's code for that card. */
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

/** One part, as a view says it. */
export function writePart(name: FilterName, filter: SalesFilter): string {
  return writers[name](filter);
}

/** The view with these parts in it, and without those that are null. */
export function withParts(
  view: TabView,
  parts: Readonly<Partial<Record<FilterName, string | null>>>,
  cardCode?: string,
): TabView {
  const changes = (Object.entries(parts) as [FilterName, string | null][]).map(
    ([name, text]) => [viewName(names[name], cardCode), text] as const,
  );
  const touched = new Set(changes.map(([key]) => key));
  const kept = Object.entries(view).filter(([key]) => !touched.has(key));
  const added = changes.filter((one): one is [string, string] => one[1] !== null);
  return Object.fromEntries([...kept, ...added]);
}
