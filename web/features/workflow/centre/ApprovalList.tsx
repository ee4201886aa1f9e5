import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { DataGridPager } from '../../../design/table/DataGridPager.tsx';
import { ListFailure, ListNote, StaleRows } from '../../../design/feedback/ListNote.tsx';
import { ListTable } from '../../../design/table/ListTable.tsx';
import { useStayingFocus } from '../../../design/overlay/useStayingFocus.ts';
import type { ApprovalTarget } from '../approval/approval-target.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { approvalColumns } from './approval-columns.tsx';
import { BatchBar } from './BatchBar.tsx';
import { BatchOutcome } from './BatchOutcome.tsx';
import { mayBeTicked, rowKeyOf } from './batch.ts';
import { type CentreView, isFiltered } from './centre-view.ts';
import type { ShownList, TabKind } from './approval-tabs.ts';
import type { ChangeParts } from './FilterBar.tsx';
import { OpenApproval } from './OpenApproval.tsx';
import { type Approval, pageSize, useApprovals } from './useApprovals.ts';
import { useBatch } from './useBatch.ts';

interface ApprovalListProps {
  kind: TabKind;
  shows: ShownList;
  view: CentreView;
  /** What lies open over the list. */
  open: ApprovalTarget | null;
  typeName: (code: string) => string;
  keys: boolean;
  onChange: ChangeParts;
  onOpen: (target: ApprovalTarget | null) => void;
  onClearFilters: () => void;
  /** Something was done: what is counted has changed. */
  onActed: () => void;
}

const none: readonly Approval[] = [];

/** A list of approvals by page, what can be done with several of them, and the one that lies open over it. */
export function ApprovalList({
  kind,
  shows,
  view,
  open,
  typeName,
  keys,
  onChange,
  onOpen,
  onClearFilters,
  onActed,
}: ApprovalListProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { locale } = useLanguage();
  const { enterprise } = useViewer();
  const { today, timeZone, currency } = enterprise;
  const { page, busy, failure, isOther, reload } = useApprovals(shows.list, view);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(view);
  if (asked !== view) {
    setAsked(view);
    setTicked(new Set());
  }
  const rows = page?.nodes ?? none;
  const tickedRows = rows.filter((row) => ticked.has(rowKeyOf(row)));
  const label = t(kind.labelKey);
  const batchPlace = useRef<HTMLDivElement>(null);
  useStayingFocus(batchPlace, () => focusList(batchPlace.current));
  const batch = useBatch(({ refused }) => {
    setTicked(new Set(refused.map(({ key }) => key)));
    acted();
  });
  const columns = useMemo(
    () => approvalColumns(kind.tab, { t, locale, today, timeZone, currency, typeName, serverText }),
    [kind.tab, t, locale, today, timeZone, currency, typeName, serverText],
  );
  function acted() {
    reload();
    onActed();
  }
  const last = Math.max(1, Math.ceil((page?.totalCount ?? 0) / pageSize));
  const goToLast = useEffectEvent(() => onChange({ page: String(last) }));
  const isBeyond = page !== null && !isOther && rows.length === 0 && view.page > last;
  useEffect(
    function leavePageThatIsNoMore() {
      if (isBeyond) goToLast();
    },
    [isBeyond],
  );
  const opened = open && (
    <OpenApproval
      target={open}
      queue={rows}
      onMove={onOpen}
      onClose={() => onOpen(null)}
      onActed={acted}
    />
  );
  if (failure !== null && isOther) {
    return (
      <>
        <ListFailure
          title={t('approvals.failed', { 0: label })}
          failure={failure}
          onRetry={reload}
        />
        {opened}
      </>
    );
  }
  const isEmpty = page !== null && !busy && rows.length === 0 && !isBeyond;
  return (
    <>
      {failure !== null && <StaleRows failure={failure} onRetry={reload} />}
      {isEmpty ? (
        <EmptyList shows={shows} filtered={isFiltered(view)} onClear={onClearFilters} />
      ) : (
        <ListTable
          label={label}
          columns={columns}
          rows={page === null ? null : rows}
          rowKey={rowKeyOf}
          rowName={({ documentNumber }) => documentNumber}
          onOpen={({ instanceCode, taskCode }) => onOpen({ instanceCode, taskCode })}
          openKey={open && (open.taskCode ?? open.instanceCode)}
          {...(shows.list === 'PENDING' && {
            selection: { keys: ticked, onChange: setTicked, selectable: mayBeTicked },
          })}
          busy={busy}
          keys={keys}
        />
      )}
      <div ref={batchPlace} className="batch-place">
        {batch.result !== null && <BatchOutcome result={batch.result} onClose={batch.forget} />}
        <BatchBar rows={tickedRows} batch={batch} onClear={() => setTicked(new Set())} />
      </div>
      {page !== null && !isEmpty && (
        <DataGridPager
          label={label}
          page={view.page}
          pageSize={pageSize}
          totalCount={page.totalCount}
          busy={busy}
          onPage={(number) => onChange({ page: String(number) })}
        />
      )}
      {opened}
    </>
  );
}

/** What was pressed has gone with the ticks: the keyboard goes on in the rows, or where they were. */
function focusList(below: HTMLElement | null) {
  const panel = below?.closest<HTMLElement>('.list-panel');
  (panel?.querySelector<HTMLElement>('.list-table') ?? panel)?.focus({ preventScroll: true });
}

function EmptyList({
  shows,
  filtered,
  onClear,
}: {
  shows: ShownList;
  filtered: boolean;
  onClear: () => void;
}) {
  const { t } = useTranslation();
  if (filtered) {
    return (
      <ListNote
        icon="search"
        title={t('approvals.empty.filtered')}
        text={t('approvals.empty.filtered.body')}
      >
        <button type="button" className="btn" onClick={onClear}>
          {t('approvals.clearFilters')}
        </button>
      </ListNote>
    );
  }
  return <ListNote icon="empty" title={t(shows.emptyKey)} text={t(shows.emptyBodyKey)} />;
}
