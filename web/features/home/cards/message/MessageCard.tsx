import { useId } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { extractPlainText } from '../../../../design/html/plain-text.ts';
import { SanitizedHtml } from '../../../../design/html/SanitizedHtml.tsx';
import { formatCount } from '../../../../design/number/amount.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { MessageTag } from '../../../../platform/workbench/MessageTag.tsx';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import { useCardData } from '../../useCardData.ts';
import { CardFailure } from '../frame/CardFailure.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import {
  type Notice_MessageFragment,
  UnreadMessagesDocument,
  type UnreadMessagesQuery,
} from '../notices/notice-message.gen.ts';
import { noticeTable } from '../notices/notice-table.ts';
import { NoticeList } from '../notices/NoticeList.tsx';
import { NoticeSkeleton } from '../notices/NoticeSkeleton.tsx';
import { NoticeTime } from '../notices/NoticeTime.tsx';
import { centreCodes } from '../../../../platform/workbench/centre-codes.ts';
import { useReadNotice } from '../notices/useReadNotice.ts';

type Preview = NonNullable<NonNullable<UnreadMessagesQuery['viewer']>['unreadMessages']>;

const noVariables = {};
const previewOf = ({ viewer }: UnreadMessagesQuery): Preview | null =>
  viewer?.unreadMessages ?? null;

/**
 * The unread messages. The shell loads them and keeps them up to date. The card loads them only if
 * the shell could not.
 */
export function MessageCard({ card, title, state }: CardProps<CardOf<'MessageCard'>>) {
  const { t } = useTranslation();
  const openModule = useOpenModule();
  const { data, isLoading, problem, refresh } = useCardData({
    document: UnreadMessagesDocument,
    variables: noVariables,
    select: previewOf,
  });
  const read = useReadNotice();
  const { enterprise } = useViewer();
  return (
    <CardFrame
      card={card}
      title={title}
      state={{ ...state, isLoading, refresh }}
      table={data === null ? undefined : noticeTable(title, enterprise, data.nodes, t)}
      loading={data === null && isLoading}
      tools={
        <>
          {data !== null && data.totalCount > 0 && (
            <span className="card-count">{formatCount(data.totalCount).text}</span>
          )}
          <Button
            className="notice-all"
            aria-label={t('notices.allOf', { title })}
            onClick={() =>
              openModule({
                code: centreCodes.messages,
                name: t('notices.centre'),
                provisional: true,
              })
            }
          >
            {t('notices.all')}
          </Button>
        </>
      }
    >
      {data !== null ? (
        <NoticeList
          notices={data.nodes}
          onRead={read}
          line={(message, open) => <MessageLine message={message} onOpen={open} />}
        />
      ) : isLoading ? (
        <NoticeSkeleton />
      ) : (
        <CardFailure problem={problem} onRetry={refresh} />
      )}
    </CardFrame>
  );
}

function MessageLine({ message, onOpen }: { message: Notice_MessageFragment; onOpen: () => void }) {
  const bodyId = useId();
  return (
    <>
      <div className="notice-row">
        <MessageTag type={message.type} />
        <Button
          className="notice-open clip"
          title={message.title}
          aria-describedby={bodyId}
          onClick={onOpen}
        >
          {message.title}
        </Button>
        <NoticeTime createdAt={message.createdAt} brief />
      </div>
      {/* A preview: links and tables in it work only in the full text. */}
      <div className="notice-body" inert>
        <SanitizedHtml html={message.content} headingLevel={4} />
      </div>
      <span id={bodyId} hidden>
        {extractPlainText(message.content)}
      </span>
    </>
  );
}
