import { createRequire } from 'node:module';
import type * as calendars from 'primereact/calendar';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { calendarParts } from '../../web/design/dates/calendar/calendar-parts.ts';
import { localDateOf } from '../../web/design/dates/calendar/local-dates.ts';

// Node finds this folder of the package only so.
const load = createRequire(import.meta.url);
const { Calendar } = load('primereact/calendar') as typeof calendars;

const parts = (first: string) =>
  calendarParts({
    view: 'day',
    first,
    today: '2026-11-20',
    lunar: { isOn: false, lineOf: () => null },
    label: '',
    locale: 'zh-TW',
    t: ((key: string) => key) as never,
  });

/** The days that the calendar shows for a month (YYYY-MM). */
export function sheetCells(month: string): string[] {
  const html = renderToStaticMarkup(
    createElement(Calendar, {
      inline: true,
      unstyled: true,
      selectOtherMonths: true,
      viewDate: localDateOf(`${month}-01`),
      onViewDateChange: () => undefined,
      pt: parts(`${month}-01`),
    }),
  );
  return [...html.matchAll(/data-cell="([\d-]+)"/gu)].map(([, cell = '']) => cell);
}
