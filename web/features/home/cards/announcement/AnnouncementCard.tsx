import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { useReloadOnLiveEvent } from '../../../../platform/session/useReloadOnLiveEvent.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import { noticeTable } from '../notices/notice-table.ts';
import { NoticeList } from '../notices/NoticeList.tsx';
import { NoticeTime } from '../notices/NoticeTime.tsx';
import { centreCodes } from '../../../../platform/workbench/centre-codes.ts';
import { useReadNotice } from '../notices/useReadNotice.ts';

const announcementEvents = ['announcement'] as const;

/** The unread announcements with their titles and times. Important ones are pinned to the top. */
export function AnnouncementCard({ card, title, state }: CardProps<CardOf<'AnnouncementCard'>>) {
  const { t } = useTranslation();
  const openModule = useOpenModule();
  const read = useReadNotice(card.id);
  const { enterprise } = useViewer();
  useReloadOnLiveEvent(announcementEvents, state.refreshQuietly);
  const all = card.announcements?.nodes ?? [];
  const pinnedFirst = all.toSorted(
    (one, other) => Number(other.isPriority) - Number(one.isPriority),
  );
  return (
    <CardFrame
      card={card}
      title={title}
      state={state}
      table={noticeTable(title, enterprise, pinnedFirst, t)}
      tools={
        <Button
          className="notice-all"
          aria-label={t('notices.allOf', { title })}
          onClick={() => {
            const parameters = { tab: 'announce' };
            openModule({
              code: centreCodes.messages,
              name: t('notices.centre'),
              provisional: true,
              parameters,
            });
          }}
        >
          {t('notices.all')}
        </Button>
      }
    >
      <NoticeList
        notices={pinnedFirst}
        onRead={read}
        line={(announcement, open) => (
          <div className="notice-row">
            {announcement.isPriority && (
              <span className="tag tag-pinned">{t('notices.pinned')}</span>
            )}
            <Button className="notice-open clip" title={announcement.title} onClick={open}>
              {announcement.title}
            </Button>
            <NoticeTime createdAt={announcement.createdAt} />
          </div>
        )}
      />
    </CardFrame>
  );
}
