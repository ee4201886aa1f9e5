import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Locale } from '../../design/language/locales.ts';
import { currencySymbol } from '../../design/number/amount.ts';
import { dayAndTime, plainDay } from '../../design/number/calendar.ts';
import { isDay } from '../../design/number/days.ts';
import { exactAmount } from '../../design/number/exact-amount.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import type { ListColumn } from '../../design/table/list-table/list-view.ts';
import { SheetStatusTag } from './SheetStatusTag.tsx';
import type { SheetColumns_ViewerFragment, SheetsQuery } from './Sheets.gen.ts';

type Line = NonNullable<NonNullable<SheetsQuery['viewer']>['sheets']>['nodes'][number];
type Form = SheetColumns_ViewerFragment['sheetForm'];
type Field = NonNullable<Form>['header'][number];

/** How many fields of the header stand in the list beside what every document has. */
const mostFields = 3;

/** Kinds that say something in a few words. */
const telling: ReadonlySet<Field['type']> = new Set([
  'INPUT',
  'SELECT_REST',
  'SELECT',
  'SELECT_TEXT',
  'DATE',
]);

/** What a row shows of a field: the name that the services give beside a code, or the value itself. */
function textOf(header: Line['header'], { name, type }: Field, locale: Locale): string {
  const value = header[name.replace(/id$/u, 'name')] ?? header[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return type === 'DATE' && isDay(text) ? plainDay(text, locale) : text;
}

/** The columns of the list of a module: what every document has, and the first fields of its header. */
export function useSheetColumns(form: Form | undefined): readonly ListColumn<Line>[] {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const serverText = useServerText();
  const header = form?.header;
  return useMemo(() => {
    const fields = (header ?? [])
      .filter(({ type, isVisible }) => isVisible && telling.has(type))
      .slice(0, mostFields);
    return [
      { key: 'number', title: t('sheets.number'), cell: ({ number }) => number, opens: true },
      {
        key: 'status',
        title: t('sheets.status'),
        cell: ({ status }) => <SheetStatusTag status={status} />,
        onCard: 'corner',
      },
      ...fields.map((field, at) => ({
        key: field.name,
        title: serverText(field.i18nCode, field.title),
        cell: (line: Line) => textOf(line.header, field, locale),
        wide: at === 0,
      })),
      {
        key: 'amount',
        title: t('sheets.amount', { 0: currencySymbol({ locale, currency: enterprise.currency }) }),
        cell: ({ amount }) => exactAmount(amount),
        numeric: true,
      },
      { key: 'creator', title: t('sheets.creator'), cell: ({ creatorName }) => creatorName },
      {
        key: 'created',
        title: t('sheets.created'),
        cell: ({ createdAt }) => createdAt && dayAndTime(createdAt, enterprise.timeZone, locale),
      },
    ];
  }, [header, t, serverText, locale, enterprise]);
}
