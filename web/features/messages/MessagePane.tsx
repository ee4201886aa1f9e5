import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageInRange } from '../../design/table/usePageInRange.ts';
import { DataGridPager } from '../../design/table/DataGridPager.tsx';
import { ListFailure, ListNote, StaleRows } from '../../design/feedback/ListNote.tsx';
import { useRowSelection } from '../../design/table/list-table/useRowSelection.ts';
import { useRetainedFocus } from '../../design/overlay/useRetainedFocus.ts';
import { MarkBar } from './MarkBar.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageReader } from './MessageReader.tsx';
import { type MessageView, PAGE_SIZE } from './message-view.ts';
import type { Message, useMessages } from './useMessages.ts';
import { useOpenMessage } from './useOpenMessage.ts';

interface MessagePaneProps {
  label: string;
  view: MessageView;
  messages: ReturnType<typeof useMessages>;
  /** The open message was requested by the parameters of the screen. */
  isRequested: boolean;
  /** The screen has one column: an open message replaces the list. */
  narrow: boolean;
  keys: boolean;
  onMark: (messages: readonly Message[], isRead: boolean) => Promise<boolean>;
  onChange: (change: Partial<MessageView>) => void;
}

const noMessages: readonly Message[] = [];

/** The list and the open message, side by side if there is enough space. */
export function MessagePane({
  label,
  view,
  messages,
  isRequested,
  narrow,
  keys,
  onMark,
  onChange,
}: MessagePaneProps) {
  const { t } = useTranslation();
  const { page, busy, failure, isOther, reload } = messages;
  const rows = page?.nodes ?? noMessages;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const selecting = useRowSelection({
    rows,
    rowKey: ({ id }) => id,
    selection: { keys: ticked, onChange: setTicked },
  });
  const side = useRef<HTMLDivElement>(null);
  // The buttons that mark ticked messages disappear with the ticks, so the focus moves to the
  // checkbox of the bar.
  useRetainedFocus(side, () =>
    side.current?.querySelector<HTMLElement>('.mark-bar input')?.focus(),
  );
  const open = useOpenMessage(view.open, rows, { isRequested, onArrival: read });
  const lastPage = Math.max(1, Math.ceil((page?.totalCount ?? 0) / PAGE_SIZE));
  const isBeyond = page !== null && !isOther && rows.length === 0 && view.page > lastPage;
  usePageInRange({ isBeyond, lastPage, onPage: (number) => onChange({ page: number }) });
  function read(message: Message) {
    if (!message.isRead) void onMark([message], true);
  }
  function goBack() {
    const index = rows.findIndex(({ id }) => id === view.open);
    onChange({ open: null });
    requestAnimationFrame(() =>
      side.current?.querySelectorAll<HTMLElement>('[data-row-opener]')[Math.max(index, 0)]?.focus(),
    );
  }
  const tickedRows = rows.filter(({ id }) => ticked.has(id));
  const coversList = narrow && view.open !== null;
  const isEmpty = page !== null && !busy && rows.length === 0 && !isBeyond;
  return (
    <div className="message-pane">
      <div className="message-side" ref={side} hidden={coversList}>
        {failure !== null && !isOther && <StaleRows failure={failure} onRetry={reload} />}
        {failure !== null && isOther ? (
          <ListFailure title={t('messages.failed')} failure={failure} onRetry={reload} />
        ) : isEmpty ? (
          <EmptyMessages view={view} onAll={() => onChange({ search: '', show: 'all' })} />
        ) : (
          <>
            <MarkBar
              ticked={tickedRows}
              selecting={selecting}
              onMark={(isRead) => {
                setTicked(new Set());
                void onMark(tickedRows, isRead).then((done) => {
                  if (!done) setTicked(ticked);
                });
              }}
            />
            <MessageList
              label={label}
              messages={page === null ? null : rows}
              openId={view.open}
              selecting={selecting}
              busy={busy}
              keys={keys}
              onOpen={(message) => {
                onChange({ open: message.id });
                read(message);
              }}
            />
            {page !== null && (
              <DataGridPager
                label={label}
                page={view.page}
                pageSize={PAGE_SIZE}
                totalCount={page.totalCount}
                busy={busy}
                onPage={(number) => {
                  setTicked(new Set());
                  onChange({ page: number });
                }}
              />
            )}
          </>
        )}
      </div>
      {(!narrow || coversList) && (
        <div className="message-text">
          {open !== undefined ? (
            <MessageReader
              message={open}
              onMark={(isRead) => void onMark([open], isRead)}
              {...(narrow && { onBack: goBack })}
            />
          ) : view.open !== null && page !== null ? (
            <ListNote icon="empty" title={t('messages.gone')} text={t('messages.gone.body')}>
              <button type="button" className="btn" onClick={goBack}>
                {t('messages.back')}
              </button>
            </ListNote>
          ) : (
            <ListNote icon="bell" title={t('messages.choose')} />
          )}
        </div>
      )}
    </div>
  );
}

function EmptyMessages({ view, onAll }: { view: MessageView; onAll: () => void }) {
  const { t } = useTranslation();
  if (view.search === '' && view.show === 'all') {
    return <ListNote icon="empty" title={t('messages.empty')} text={t('messages.empty.body')} />;
  }
  const unread = view.search === '' && view.show === 'unread';
  return (
    <ListNote icon="search" title={t(unread ? 'messages.empty.unread' : 'messages.empty.filtered')}>
      <button type="button" className="btn" onClick={onAll}>
        {t('messages.empty.showAll')}
      </button>
    </ListNote>
  );
}
