import {
  firstDayOf,
  shiftDays,
  shiftMonths,
  truncateTo,
} from '../../../design/dates/calendar/calendar-days.ts';
import type { Locale } from '../../../design/language/locales.ts';

/** An example query of the playground. */
export interface Example {
  /** The folder of its file. */
  group: string;
  /** The name of its file. */
  name: string;
  titles: Readonly<Record<Locale, string>>;
  /** What it is for, in one line. */
  notes: Readonly<Record<Locale, string>>;
  query: string;
  /** Variables as JSON with placeholders for days; empty for none. */
  variables: string;
}

const LINE = /^# ([\w-]+): (.*)$/u;

/**
 * Reads the file of an example: lines of comments with the title and the note in each language and
 * the variables, then the query.
 *
 *     # zh-CN: title | note
 *     # zh-TW: title | note
 *     # en-US: title | note
 *     # variables: { "date": "{today-1}" }
 */
export function readExample(path: string, text: string): Example {
  const [name = '', group = ''] = path
    .replace(/\.graphql$/u, '')
    .split('/')
    .reverse();
  const lines = text.split('\n');
  const start = lines.findIndex((line) => !LINE.test(line));
  const head = new Map(
    lines.slice(0, start).map((line) => {
      const [, key = '', value = ''] = LINE.exec(line) ?? [];
      return [key, value] as const;
    }),
  );
  const part = (locale: Locale, index: number) => {
    const found = head.get(locale)?.split(' | ')[index]?.trim();
    if (found === undefined || found === '')
      throw new Error(`The example ${path} has no title and note in ${locale}.`);
    return found;
  };
  const all = (index: number) => ({
    'zh-CN': part('zh-CN', index),
    'zh-TW': part('zh-TW', index),
    'en-US': part('en-US', index),
  });
  return {
    group,
    name,
    titles: all(0),
    notes: all(1),
    query: `${lines.slice(start).join('\n').trim()}\n`,
    variables: head.get('variables') ?? '',
  };
}

const PLACE = /\{(today|month)(?:([+-]\d+))?\}/gu;

/**
 * The variables of an example on a day, as text for the editor: `{today-7}` is the day a week
 * before, `{month-1}` the first day of the month before.
 */
export function variablesOn({ variables }: Pick<Example, 'variables'>, today: string): string {
  if (variables === '') return '';
  const text = variables.replaceAll(PLACE, (_found, unit: string, by = '0') =>
    unit === 'today'
      ? shiftDays(today, Number(by))
      : firstDayOf(truncateTo(shiftMonths(today, Number(by)), 'month')),
  );
  return JSON.stringify(JSON.parse(text), null, 2);
}
