import { useRef } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { useOpenDialog } from '../../../../platform/workbench/Dialogs.tsx';
import { FastAppTile } from './FastAppTile.tsx';
import { useFavourites } from '../../favourites/useFavourites.ts';
import { CardFailure } from '../frame/CardFailure.tsx';
import { CardFrame } from '../frame/CardFrame.tsx';
import type { CardOf, CardProps } from '../frame/card-kind.ts';
import { listTable } from '../frame/list-table.ts';
import { FastAppSkeleton } from './FastAppSkeleton.tsx';
import { SettingsLink } from '../frame/SettingsLink.tsx';
import './FastAppCard.css';
import '../notices/notice-lists.css';

/** The favorite modules as tiles, and a tile to add more while the limit is not reached. */
export function FastAppCard({ card, title, state }: CardProps<CardOf<'FastAppCard'>>) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { enterprise } = useViewer();
  const openDialog = useOpenDialog();
  const list = useRef<HTMLUListElement>(null);
  const { favourites, isLoading, problem, refresh, remove } = useFavourites();
  const manage = () => openDialog('favourites');
  const table = listTable(
    title,
    enterprise,
    [
      [t('list.name'), 'text'],
      [t('list.application'), 'text'],
    ],
    (favourites ?? []).map(({ i18nCode, name, applicationName }) => [
      serverText(i18nCode, name),
      applicationName,
    ]),
  );
  return (
    <CardFrame
      card={card}
      title={title}
      state={{ ...state, isLoading, refresh }}
      loading={favourites === null && isLoading}
      table={favourites === null ? undefined : table}
      tools={
        <>
          {favourites !== null && (
            <span className="card-count">{`${String(favourites.length)}/${String(card.limit)}`}</span>
          )}
          <SettingsLink title={title} limit={card.limit} onOpen={manage} />
        </>
      }
    >
      {favourites !== null ? (
        <ul ref={list} className="fast-apps card-body" tabIndex={-1}>
          {favourites.map((favourite) => (
            <li key={favourite.id} className="fast-app">
              <FastAppTile
                favourite={favourite}
                onRemove={() => {
                  // Removing the tile also removes the focused button, so the focus moves to the
                  // list.
                  list.current?.focus({ preventScroll: true });
                  remove(favourite);
                }}
              />
            </li>
          ))}
          {favourites.length < card.limit && (
            <li className="fast-app">
              <Button className="fast-app-tile fast-app-add" onClick={manage}>
                <span className="fast-app-icon">
                  <Icon name="plus" size="large" />
                </span>
                {t('favourites.more')}
              </Button>
            </li>
          )}
        </ul>
      ) : isLoading ? (
        <FastAppSkeleton />
      ) : (
        <CardFailure problem={problem} onRetry={refresh} />
      )}
    </CardFrame>
  );
}
