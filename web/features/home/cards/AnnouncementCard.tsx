import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLiveEvents } from '../../../kit/session/live-events.ts';
import { useViewer } from '../../../kit/session/ViewerContext.tsx';
import { useOpenModule } from '../../../kit/workbench/OpenModule.tsx';
import { hopedAnnouncement } from '../hoped-answers.ts';
import { useOutcome } from '../useOutcome.ts';
import { CardFrame } from './CardFrame.tsx';
import type { CardOf, CardProps } from './card-kind.ts';
import { AnnouncementCard_CardFragmentDoc } from './AnnouncementCard.gen.ts';
import { AnnouncementReadDocument, type Notice_MessageFragment } from './notice-message.gen.ts';
import { noticeTable } from './notice-table.ts';
import { NoticeList } from './NoticeList.tsx';
import { NoticeTime } from './NoticeTime.tsx';
import { centreCodes } from './todo-centres.ts';

const newsOfAnnouncements = ['announcement'] as const;

/** The unread announcements: title and when they were made, those that matter more pinned to the top. */
export function AnnouncementCard({ card, title, state }: CardProps<CardOf<'AnnouncementCard'>>) {
  const { t } = useTranslation();
  const openModule = useOpenModule();
  const read = useRead(card.id);
  const { enterprise } = useViewer();
  useLiveEvents(newsOfAnnouncements, state.refreshQuietly);
  const all = card.announcements?.nodes ?? [];
  const pinnedFirst = all.toSorted((one, other) => Number(other.isPriority) - Number(one.isPriority));
  return (
    <CardFrame
      card={card}
      title={title}
      state={state}
      table={noticeTable(title, enterprise, pinnedFirst, t)}
      tools={
        <button
          type="button"
          className="notice-all"
          aria-label={t('notices.allOf', { title })}
          onClick={() => {
            const parameters = { tab: 'announce' };
            openModule({ code: centreCodes.messages, name: t('notices.centre'), provisional: true, parameters });
          }}
        >
          {t('notices.all')}
        </button>
      }
    >
      <NoticeList
        notices={pinnedFirst}
        onRead={read}
        line={(announcement, open) => (
          <div className="notice-row">
            {announcement.isPriority && <span className="tag tag-pinned">{t('notices.pinned')}</span>}
            <button type="button" className="notice-open clip" title={announcement.title} onClick={open}>
              {announcement.title}
            </button>
            <NoticeTime at={announcement.createdAt} />
          </div>
        )}
      />
    </CardFrame>
  );
}

/** Marks an announcement as read: it leaves the card at once, and comes back with a word about it when it could not be marked. */
function useRead(cardId: string): (announcement: Notice_MessageFragment) => void {
  const { id } = useViewer();
  const outcome = useOutcome();
  const [read] = useMutation(AnnouncementReadDocument);
  return (announcement) => {
    const change = read({
      variables: { input: { ids: [announcement.id] } },
      optimisticResponse: hopedAnnouncement(id),
      update(cache, { data }) {
        if (data == null || data.messagesRead.userErrors.length > 0) return;
        const place = {
          id: cache.identify({ __typename: 'AnnouncementCard', id: cardId }) ?? '',
          fragment: AnnouncementCard_CardFragmentDoc,
          fragmentName: 'AnnouncementCard_card',
        };
        cache.updateFragment(place, (before) => {
          if (!before?.announcements) return before;
          const nodes = before.announcements.nodes.filter((one) => one.id !== announcement.id);
          const gone = before.announcements.nodes.length - nodes.length;
          const totalCount = Math.max(before.announcements.totalCount - gone, nodes.length);
          return { ...before, announcements: { ...before.announcements, nodes, totalCount } };
        });
      },
    });
    void outcome(change.then(({ data }) => data.messagesRead));
  };
}
