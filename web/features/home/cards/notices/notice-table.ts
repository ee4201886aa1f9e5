import type { TFunction } from 'i18next';
import type { DataTable } from '../../../../design/charts/data-table.ts';
import { extractPlainText } from '../../../../design/html/plain-text.ts';
import { wallClock } from '../../../../design/number/format-day.ts';
import { listTable } from '../frame/list-table.ts';
import type { Notice_MessageFragment } from './notice-message.gen.ts';
import { MAX_NOTICES } from './NoticeList.tsx';

interface Enterprise {
  today: string;
  timeZone: string;
  currency: string;
}

/**
 * The shown notices as a table: their texts as plain text, their times in the enterprise's time
 * zone.
 */
export function noticeTable(
  title: string,
  enterprise: Enterprise,
  notices: readonly Notice_MessageFragment[],
  t: TFunction,
): DataTable {
  const momentOf = (createdAt: string | null) => {
    if (createdAt === null) return null;
    const { day, time } = wallClock(new Date(createdAt), enterprise.timeZone);
    return `${day} ${time}`;
  };
  return listTable(
    title,
    enterprise,
    [
      [t('list.title'), 'text'],
      [t('list.text'), 'text'],
      [t('list.time'), 'text'],
    ],
    notices
      .slice(0, MAX_NOTICES)
      .map((notice) => [
        notice.title,
        extractPlainText(notice.content),
        momentOf(notice.createdAt),
      ]),
  );
}
