import { useRef } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { ListNote } from '../../design/feedback/ListNote.tsx';
import { useRetainedFocus } from '../../design/overlay/useRetainedFocus.ts';
import { PagedList } from '../../records/lists/PagedList.tsx';
import { useTickedMessages } from './useTickedMessages.ts';
import { MarkBar } from './MarkBar.tsx';
import { MessageList } from './MessageList.tsx';
import { MessageReader } from './MessageReader.tsx';
import type { MessageView } from './message-view.ts';
import type { Message, Messages } from './useMessages.ts';
import { useOpenMessage } from './useOpenMessage.ts';

interface MessagePaneProps {
  label: string;
  view: MessageView;
  messages: Messages;
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
  const rows = messages.rows ?? noMessages;
  const { ticked, selection, untickAll, markTicked } = useTickedMessages(rows, onMark);
  const side = useRef<HTMLDivElement>(null);
  // The buttons that mark ticked messages disappear with the ticks, so the focus moves to the
  // checkbox of all.
  useRetainedFocus(side, () => side.current?.querySelector<HTMLElement>('input')?.focus());
  const open = useOpenMessage(view.open, rows, { isRequested, onArrival: read });
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
  return (
    <div className="message-pane">
      <div className="message-side" ref={side} hidden={coversList}>
        <PagedList
          label={label}
          list={{
            ...messages,
            goTo(page) {
              untickAll();
              messages.goTo(page);
            },
          }}
          failedTitle={t('messages.failed')}
          empty={<EmptyMessages view={view} onAll={() => onChange({ search: '', show: 'all' })} />}
          below={ticked.length > 0 && <MarkBar count={ticked.length} onMark={markTicked} />}
        >
          <MessageList
            label={label}
            messages={messages.rows}
            openId={view.open}
            selection={selection}
            busy={messages.busy}
            keys={keys}
            onOpen={(message) => {
              onChange({ open: message.id });
              read(message);
            }}
          />
        </PagedList>
      </div>
      {(!narrow || coversList) && (
        <OpenMessage
          message={open}
          isGone={view.open !== null && messages.rows !== null}
          canChoose={rows.length > 0}
          onMark={onMark}
          onBack={goBack}
          hasBackButton={narrow}
        />
      )}
    </div>
  );
}

interface OpenMessageProps {
  message: Message | undefined;
  /** A message is open, but it is not known. */
  isGone: boolean;
  /** The list has messages. Without any, the list says why. */
  canChoose: boolean;
  onMark: MessagePaneProps['onMark'];
  onBack: () => void;
  hasBackButton: boolean;
}

/** The open message, or what to show without one. */
function OpenMessage({
  message,
  isGone,
  canChoose,
  onMark,
  onBack,
  hasBackButton,
}: OpenMessageProps) {
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
        canChoose && <ListNote icon="bell" title={t('messages.choose')} />
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
