import type { TFunction } from 'i18next';
import type { Locale } from '../../../design/language/locales.ts';
import { daysAgo } from '../../../design/number/age.ts';
import { formatShortDayAndTime } from '../../../design/number/format-day.ts';
import { formatCount, currencySymbol } from '../../../design/number/amount.ts';
import { formatExactAmount } from '../../../design/number/format-exact-amount.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { ListColumn } from '../../../design/table/list-table/list-view.ts';
import type { ApprovalTab } from '../../../platform/workbench/centre-codes.ts';
import type { ServerText } from '../../../platform/language/useServerText.ts';
import { ApprovalStatusTag } from './ApprovalStatusTag.tsx';
import type { Approval } from './useApprovals.ts';

/** An approval that has waited longer than this many days is highlighted. */
const MAX_WAITING_DAYS = 3;

/**
 * The windows in which the columns do not fit side by side: Chinese texts need less room than
 * English ones. Narrow screens show cards, which have room for each column.
 */
export const mergedColumns = (locale: Locale): string =>
  `(min-width: 45.01em) and (max-width: ${locale === 'en-US' ? '84em' : '63.99em'})`;

export interface ColumnContext {
  t: TFunction;
  locale: Locale;
  today: string;
  timeZone: string;
  currency: string;
  typeName: (code: string) => string;
  serverText: ServerText;
  /** Whether the type is shown with the number, and the initiator with the time. */
  isMerged: boolean;
}

type Column = ListColumn<Approval>;

/**
 * Returns the columns of a tab. Done approvals show when and with which action they were decided;
 * open ones show how long they have waited and for whom.
 */
export function approvalColumns(tab: ApprovalTab, surroundings: ColumnContext): readonly Column[] {
  const { t, typeName, serverText, locale, currency, isMerged } = surroundings;
  const done = tab === 'finished';
  const mine = tab === 'mystart' || tab === 'mysubmit';
  const timeOf = (row: Approval) =>
    done ? (
      <ShortTime moment={row.finishedAt ?? row.createdAt} {...surroundings} />
    ) : (
      <Waiting row={row} {...surroundings} />
    );
  const columns: (Column | false)[] = [
    {
      key: 'number',
      title: t('approvals.document'),
      opens: true,
      cell: ({ documentNumber }) => documentNumber || '—',
      ...(isMerged && {
        note: ({ documentType }) => (
          <span className="mute small approval-line">{typeName(documentType)}</span>
        ),
      }),
    },
    !isMerged && {
      key: 'type',
      title: t('approvals.type'),
      cell: ({ documentType }) => typeName(documentType),
    },
    {
      key: 'status',
      title: t('approvals.status'),
      onCard: 'corner',
      cell: ({ status }) => <ApprovalStatusTag status={status} />,
    },
    {
      key: 'summary',
      title: t('approvals.summary'),
      wide: true,
      cell: ({ summary }) => <span title={summary ?? ''}>{summary}</span>,
    },
    {
      key: 'step',
      title: t(mine ? 'approvals.step.mine' : 'approvals.step'),
      cell: (row) => <Step row={row} mine={mine} {...surroundings} />,
    },
    !mine && {
      key: 'initiator',
      // The time below the name is when it was received, not when it was started.
      title:
        isMerged && !done
          ? `${t('approvals.initiator')} / ${t('approvals.cameAt')}`
          : t('approvals.initiator'),
      cell: (row) => (
        <>
          <span className="approval-name">{row.initiator.name}</span>
          {isMerged && !done && <span className="small approval-line">{timeOf(row)}</span>}
        </>
      ),
    },
    {
      key: 'amount',
      title: t('approvals.amountIn', { 0: currencySymbol({ locale, currency }) }),
      numeric: true,
      cell: ({ total }) => formatExactAmount(total?.amount ?? null),
    },
    (mine || done || !isMerged) && {
      key: done ? 'finished' : 'came',
      title: t(done ? 'approvals.handledAt' : mine ? 'approvals.startedAt' : 'approvals.cameAt'),
      cell: timeOf,
    },
    done && {
      key: 'action',
      title: t('approvals.myAction'),
      cell: ({ actionName, actionI18nCode }) =>
        actionName === null ? '—' : serverText(actionI18nCode, actionName),
    },
  ];
  return columns.filter((column) => column !== false);
}

/** The current step, with its people in the account's own approvals, otherwise with its process. */
function Step({
  row,
  mine,
  typeName,
  serverText,
}: Pick<ColumnContext, 'typeName' | 'serverText'> & { row: Approval; mine: boolean }) {
  const processName = serverText(row.processI18nCode, row.processName);
  const people = row.assignees.map(({ name }) => name).join(' / ');
  const process = processName === typeName(row.documentType) ? '' : processName;
  return (
    <TextWithDetail
      first={row.stepName ? serverText(row.stepI18nCode, row.stepName) : processName}
      second={mine ? people : process}
    />
  );
}

function TextWithDetail({ first, second }: { first: string; second: string }) {
  return (
    <>
      {first}
      {second !== '' && second !== first && (
        <span className="mute small approval-second" title={second}>
          {second}
        </span>
      )}
    </>
  );
}

function ShortTime({ moment, today, timeZone, locale }: ColumnContext & { moment: string | null }) {
  return moment === null ? (
    '—'
  ) : (
    <time dateTime={moment}>{formatShortDayAndTime(moment, { today, timeZone, locale })}</time>
  );
}

/**
 * Shows when the approval arrived and, if it is open, for how many days it has waited. Long waits
 * are highlighted.
 */
function Waiting({ row, ...surroundings }: ColumnContext & { row: Approval }) {
  const { t } = surroundings;
  const days = row.createdAt === null ? 0 : daysAgo(row.createdAt, surroundings);
  const open = row.status === 'RUNNING' || row.status === 'RETURNED';
  const late = days > MAX_WAITING_DAYS;
  return (
    <>
      <ShortTime moment={row.createdAt} {...surroundings} />
      {open && days > 0 && (
        <span className={late ? 'approval-age approval-late' : 'approval-age'}>
          {late && <Icon name="alert" size="small" />}
          {t(late ? 'approvals.daysLate' : 'approvals.days', { 0: formatCount(days).text })}
        </span>
      )}
    </>
  );
}
