import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { useCommand } from '../../../../platform/data/useCommand.ts';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { useReloadOnLiveEvent } from '../../../../platform/session/useReloadOnLiveEvent.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { ListNote } from '../../../../design/feedback/ListNote.tsx';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import { optimisticMustSeeMark } from '../../optimistic-responses.ts';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import { listTable } from '../frame/list-table.ts';
import { moduleReferenceOf } from '../../../../platform/workbench/module-reference-of.ts';
import { MustSeeMarkDocument, type MustSeeCard_CardFragment } from './MustSeeCard.gen.ts';
import '../notices/notice-lists.css';

type Item = NonNullable<MustSeeCard_CardFragment['items']>[number];

const mustSeeEvents = ['mustSee'] as const;

/**
 * The must-see items of today. Unseen items come first, with a dot and a label. Opening an item
 * marks it as seen.
 */
export function MustSeeCard({ card, title, state }: CardProps<CardOf<'MustSeeCard'>>) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const openModule = useOpenModule();
  const mark = useMark();
  useReloadOnLiveEvent(mustSeeEvents, state.refreshQuietly);
  const items = (card.items ?? []).toSorted(
    (one, other) => Number(one.isSeen) - Number(other.isSeen),
  );
  const { enterprise } = useViewer();
  const nameOf = (item: Item) => serverText(item.i18nCode, item.name);
  const tagOf = ({ isSeen }: Item) => t(isSeen ? 'mustSee.seen' : 'mustSee.unseen');
  const seen = items.filter(({ isSeen }) => isSeen).length;
  return (
    <CardFrame
      card={card}
      title={title}
      state={state}
      table={listTable(
        title,
        enterprise,
        [
          [t('list.name'), 'text'],
          [t('list.state'), 'text'],
        ],
        items.map((item) => [nameOf(item), tagOf(item)]),
      )}
      tools={
        items.length > 0 && (
          <span className="card-count">
            {t('mustSee.progress', { seen: String(seen), total: String(items.length) })}
          </span>
        )
      }
    >
      <div className="notice-list">
        {items.length === 0 ? (
          <ListNote place="line" icon="empty" title={t('portal_text_204')} />
        ) : (
          <ul>
            {items.map((item) => {
              const name = nameOf(item);
              return (
                <li
                  key={item.id}
                  className={`notice-line ${item.isSeen ? 'must-see-seen' : 'must-see-new'}`}
                >
                  <div className="notice-row">
                    <span className="must-see-dot" aria-hidden="true" />
                    <Button
                      className="notice-open clip"
                      title={name}
                      onClick={() => {
                        openModule(moduleReferenceOf(item, name));
                        if (!item.isSeen) mark(item);
                      }}
                    >
                      {name}
                    </Button>
                    <span className="must-see-badge">{tagOf(item)}</span>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </CardFrame>
  );
}

/**
 * Marks an item as seen, optimistically. If that fails, it is unseen again and the user is
 * notified.
 */
function useMark(): (item: Item) => void {
  const mark = useCommand(MustSeeMarkDocument);
  return ({ id }) =>
    void mark.run({ input: { id } }, { notice: {}, optimisticResponse: optimisticMustSeeMark(id) });
}
