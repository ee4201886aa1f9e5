import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design/button/Button.tsx';
import { usePageInRange } from '../../design/table/usePageInRange.ts';
import { Pager } from '../../design/table/Pager.tsx';
import { ListFailure, ListNote, StaleRows } from '../../design/feedback/ListNote.tsx';
import { useRetainedFocus } from '../../design/overlay/useRetainedFocus.ts';
import { useTickedMessages } from './useTickedMessages.ts';
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
  const { ticked, selecting, untickAll, markTicked } = useTickedMessages(rows, onMark);
  const side = useRef<HTMLDivElement>(null);
  // The buttons that mark ticked messages disappear with the ticks, so the focus moves to the
  // checkbox of the bar.
  useRetainedFocus(side, () =>
    side.current?.querySelector<HTMLElement>('.mark-bar input')?.focus(),
  );
  const open = useOpenMessage(view.open, rows, { isRequested, onArrival: read });
  const isBeyond = usePageCheck(messages, view, onChange);
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
          <MessageRows
            label={label}
            view={view}
            messages={messages}
            keys={keys}
            selecting={selecting}
            ticked={ticked}
            onMark={markTicked}
            onOpen={(message) => {
              onChange({ open: message.id });
              read(message);
            }}
            onPage={(number) => {
              untickAll();
              onChange({ page: number });
            }}
          />
        )}
      </div>
      {(!narrow || coversList) && (
        <OpenMessage
          message={open}
          isGone={view.open !== null && page !== null}
          onMark={onMark}
          onBack={goBack}
          hasBackButton={narrow}
        />
      )}
    </div>
  );
}

interface MessageRowsProps extends Pick<MessagePaneProps, 'label' | 'view' | 'messages' | 'keys'> {
  selecting: ReturnType<typeof useTickedMessages>['selecting'];
  ticked: readonly Message[];
  onMark: (isRead: boolean) => void;
  onOpen: (message: Message) => void;
  onPage: (page: number) => void;
}

/** The messages of a page, with the bar that marks the ticked ones and the pager. */
function MessageRows({
  label,
  view,
  messages: { page, busy },
  keys,
  selecting,
  ticked,
  onMark,
  onOpen,
  onPage,
}: MessageRowsProps) {
  return (
    <>
      <MarkBar ticked={ticked} selecting={selecting} onMark={onMark} />
      <MessageList
        label={label}
        messages={page?.nodes ?? null}
        openId={view.open}
        selecting={selecting}
        busy={busy}
        keys={keys}
        onOpen={onOpen}
      />
      {page !== null && (
        <Pager
          label={label}
          page={view.page}
          pageSize={PAGE_SIZE}
          totalCount={page.totalCount}
          busy={busy}
          onPage={onPage}
        />
      )}
    </>
  );
}

/** Goes to the last page if the page no longer exists. Returns whether it does not exist. */
function usePageCheck(
  { page, isOther }: MessagePaneProps['messages'],
  view: MessageView,
  onChange: MessagePaneProps['onChange'],
): boolean {
  const lastPage = Math.max(1, Math.ceil((page?.totalCount ?? 0) / PAGE_SIZE));
  const isBeyond = page !== null && !isOther && page.nodes.length === 0 && view.page > lastPage;
  usePageInRange({ isBeyond, lastPage, onPage: (number) => onChange({ page: number }) });
  return isBeyond;
}

interface OpenMessageProps {
  message: Message | undefined;
  /** A message is open, but it is not known. */
  isGone: boolean;
  onMark: MessagePaneProps['onMark'];
  onBack: () => void;
  hasBackButton: boolean;
}

/** The open message, or what to show without one. */
function OpenMessage({ message, isGone, onMark, onBack, hasBackButton }: OpenMessageProps) {
  const { t } = useTranslation();
  return (
    <div className="message-text">
      {message !== undefined ? (
        <MessageReader
          message={message}
          onMark={(isRead) => void onMark([message], isRead)}
          {...(hasBackButton && { onBack })}
        />
      ) : isGone ? (
        <ListNote icon="empty" title={t('messages.gone')} text={t('messages.gone.body')}>
          <Button kind="plain" onClick={onBack}>
            {t('messages.back')}
          </Button>
        </ListNote>
      ) : (
        <ListNote icon="bell" title={t('messages.choose')} />
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
      <Button kind="plain" onClick={onAll}>
        {t('messages.empty.showAll')}
      </Button>
    </ListNote>
  );
}
