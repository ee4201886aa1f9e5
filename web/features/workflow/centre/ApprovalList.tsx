import { useMemo, useRef, useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useLanguage } from '../../../design/language/LanguageContext.tsx';
import { useMediaQuery } from '../../../design/theme/useMediaQuery.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { formatCount } from '../../../design/number/amount.ts';
import { ListTable } from '../../../design/table/ListTable.tsx';
import { useRetainedFocus } from '../../../design/overlay/useRetainedFocus.ts';
import type { ApprovalTarget } from '../approval/approval-target.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { PagedList } from '../../../records/lists/PagedList.tsx';
import { approvalColumns, mergedColumns } from './approval-columns.tsx';
import { BatchBar } from './BatchBar.tsx';
import { RowsOutcome } from '../../../records/lists/RowsOutcome.tsx';
import { type BatchResult, isSelectable, rowKeyOf } from './batch.ts';
import { type CentreView, type ChangeCentre, isFiltered } from './centre-view.ts';
import type { ApprovalListKind, TabKind } from './approval-tabs.ts';
import { OpenApproval } from './OpenApproval.tsx';
import { type Approval, useApprovals } from './useApprovals.ts';
import { useBatch } from './useBatch.ts';

interface ApprovalListProps {
  kind: TabKind;
  shows: ApprovalListKind;
  view: CentreView;
  /** The approval shown in the dialog; null if the dialog is closed. */
  open: ApprovalTarget | null;
  typeName: (code: string) => string;
  keys: boolean;
  onChange: ChangeCentre;
  onOpen: (target: ApprovalTarget | null) => void;
  onClearFilters: () => void;
  /** Called after an action, because it changes the totals. */
  onActed: () => void;
}

const noApprovals: readonly Approval[] = [];

/**
 * One page of a list of approvals, with batch actions for ticked rows and the dialog of the open
 * approval.
 */
export function ApprovalList(props: ApprovalListProps) {
  const { kind, shows, view, open, onChange, onOpen, onActed } = props;
  const { t } = useTranslation();
  const approvals = useApprovals(shows.list, view, onChange);
  const { rows, reload } = approvals;
  const [ticked, setTicked] = useTickedKeys(view);
  const tickedRows = rows?.filter((row) => ticked.has(rowKeyOf(row))) ?? [];
  const label = t(kind.labelKey);
  const batchArea = useRef<HTMLDivElement>(null);
  useRetainedFocus(batchArea, () => focusList(batchArea.current));
  const batch = useBatch(({ refused }) => {
    setTicked(new Set(refused.map(({ key }) => key)));
    handleActed();
  });
  function handleActed() {
    reload();
    onActed();
  }
  return (
    <>
      <PagedList
        label={label}
        list={approvals}
        failedTitle={t('approvals.failed', { 0: label })}
        empty={
          <EmptyList shows={shows} filtered={isFiltered(view)} onClear={props.onClearFilters} />
        }
        below={
          <div ref={batchArea} className="batch-area">
            {batch.result !== null && (
              <RowsOutcome
                text={batchText(t, batch.result)}
                refused={batch.result.refused}
                onClose={batch.reset}
              />
            )}
            <BatchBar rows={tickedRows} batch={batch} onClear={() => setTicked(new Set())} />
          </div>
        }
      >
        <ApprovalRows {...props} approvals={approvals} ticked={ticked} onTick={setTicked} />
      </PagedList>
      {open && (
        <OpenApproval
          target={open}
          queue={rows ?? noApprovals}
          onMove={onOpen}
          onClose={() => onOpen(null)}
          onActed={handleActed}
        />
      )}
    </>
  );
}

interface ApprovalRowsProps extends ApprovalListProps {
  approvals: ReturnType<typeof useApprovals>;
  ticked: ReadonlySet<string>;
  onTick: (keys: ReadonlySet<string>) => void;
}

/** The table of approvals. Only pending approvals can be ticked. */
function ApprovalRows({
  kind,
  shows,
  open,
  typeName,
  keys,
  onOpen,
  approvals: { rows, busy },
  ticked,
  onTick,
}: ApprovalRowsProps) {
  const { t } = useTranslation();
  const columns = useApprovalColumns(kind.tab, typeName);
  return (
    <ListTable
      label={t(kind.labelKey)}
      columns={columns}
      rows={rows}
      rowKey={rowKeyOf}
      rowName={({ documentNumber }) => documentNumber}
      onOpen={({ instanceCode, taskCode }) => onOpen({ instanceCode, taskCode })}
      openKey={open && (open.taskCode ?? open.instanceCode)}
      {...(shows.list === 'PENDING' && {
        selection: { keys: ticked, onChange: onTick, selectable: isSelectable },
      })}
      busy={busy}
      keysEnabled={keys}
    />
  );
}

/** Holds the keys of the ticked rows. Another page, filter or order unticks all. */
function useTickedKeys(view: CentreView) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [tickedView, setTickedView] = useState(view);
  if (tickedView !== view) {
    setTickedView(view);
    setTicked(new Set());
  }
  return [ticked, setTicked] as const;
}

function useApprovalColumns(tab: TabKind['tab'], typeName: (code: string) => string) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { locale } = useLanguage();
  const { today, timeZone, currency } = useViewer().enterprise;
  const isMerged = useMediaQuery(mergedColumns(locale));
  return useMemo(() => {
    const surroundings = { t, locale, today, timeZone, currency, typeName, serverText };
    return approvalColumns(tab, { ...surroundings, isMerged });
  }, [tab, t, locale, today, timeZone, currency, typeName, serverText, isMerged]);
}

/**
 * Moves the focus to the rows, or to the panel without rows, because the pressed button disappears
 * with the ticks.
 */
function focusList(below: HTMLElement | null) {
  const panel = below?.closest<HTMLElement>('.tabs-panel');
  (panel?.querySelector<HTMLElement>('.list-table') ?? panel)?.focus({ preventScroll: true });
}

function EmptyList({
  shows,
  filtered,
  onClear,
}: {
  shows: ApprovalListKind;
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
        <Button kind="plain" onClick={onClear}>
          {t('approvals.clearFilters')}
        </Button>
      </ListNote>
    );
  }
  return <ListNote icon="empty" title={t(shows.emptyKey)} text={t(shows.emptyBodyKey)} />;
}

function batchText(t: TFunction, { name, done, refused }: BatchResult): string {
  return t(refused.length === 0 ? 'approvals.batch.done' : 'approvals.batch.partly', {
    0: name,
    1: formatCount(done).text,
    2: formatCount(refused.length).text,
  });
}
