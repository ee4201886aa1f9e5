import { useMemo } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Locale } from '../../design/language/locales.ts';
import { currencySymbol } from '../../design/number/amount.ts';
import { formatDayAndTime, formatDay } from '../../design/number/format-day.ts';
import { isDay } from '../../design/dates/calendar/calendar-days.ts';
import { formatExactAmount } from '../../design/number/format-exact-amount.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import type { ListColumn } from '../../design/table/list-table/list-view.ts';
import { SheetStatusTag } from './SheetStatusTag.tsx';
import type { SheetColumns_ViewerFragment, SheetsQuery } from './Sheets.gen.ts';

export type SheetLine = NonNullable<NonNullable<SheetsQuery['viewer']>['sheets']>['nodes'][number];
type Form = SheetColumns_ViewerFragment['sheetForm'];
type Field = NonNullable<Form>['header'][number];

/** Maximum number of header fields shown as columns. */
const MAX_HEADER_COLUMNS = 3;

/** Column types with values short enough for the list. */
const shortTypes: ReadonlySet<Field['type']> = new Set([
  'INPUT',
  'SELECT_REST',
  'SELECT',
  'SELECT_TEXT',
  'DATE',
]);

/**
 * Returns the text of a header field: the name that the services send beside a code, else the value
 * itself.
 */
function textOf(header: SheetLine['header'], { name, type }: Field, locale: Locale): string {
  const value = header[name.replace(/id$/u, 'name')] ?? header[name];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return type === 'DATE' && isDay(text) ? formatDay(text, locale) : text;
}

/**
 * Returns the columns of the document list: those of every document, and the first fields of the
 * header.
 */
export function useSheetColumns(form: Form | undefined): readonly ListColumn<SheetLine>[] {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const serverText = useServerText();
  const header = form?.header;
  return useMemo(() => {
    const fields = (header ?? [])
      .filter(({ type, isVisible }) => isVisible && shortTypes.has(type))
      .slice(0, MAX_HEADER_COLUMNS);
    return [
      { key: 'number', title: t('sheets.number'), cell: ({ number }) => number, opens: true },
      {
        key: 'status',
        title: t('sheets.status'),
        cell: ({ status }) => <SheetStatusTag status={status} />,
        onCard: 'corner',
      },
      ...fields.map((field, index) => ({
        key: field.name,
        title: serverText(field.i18nCode, field.title),
        cell: (line: SheetLine) => textOf(line.header, field, locale),
        wide: index === 0,
      })),
      {
        key: 'amount',
        title: t('sheets.amount', { 0: currencySymbol({ locale, currency: enterprise.currency }) }),
        cell: ({ total }) => formatExactAmount(total?.amount ?? null),
        numeric: true,
      },
      { key: 'creator', title: t('sheets.creator'), cell: ({ creator }) => creator?.name },
      {
        key: 'created',
        title: t('sheets.created'),
        cell: ({ createdAt }) =>
          createdAt && formatDayAndTime(createdAt, enterprise.timeZone, locale),
      },
    ];
  }, [header, t, serverText, locale, enterprise]);
}
