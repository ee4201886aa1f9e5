import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useShell, type Favourite } from '../ShellContext.tsx';
import { ModuleTile } from './ModuleTile.tsx';

interface FavouriteTilesProps {
  favourites: readonly Favourite[];
  onRemove: (favourite: Favourite) => void;
}

/** The favourites on the launchpad; nothing if there are none. */
export function FavouriteTiles({ favourites, onRemove }: FavouriteTilesProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { applications } = useShell();
  if (favourites.length === 0) return null;
  return (
    <section aria-labelledby="launchpad-favourites">
      <h2 id="launchpad-favourites">{t('launchpad.favourites')}</h2>
      <ul className="launchpad-tiles">
        {favourites.map((favourite) => {
          const name = serverText(favourite.i18nCode, favourite.name);
          const owner = applications?.find(({ code }) => code === favourite.applicationCode);
          return (
            <ModuleTile
              key={favourite.id}
              name={name}
              detail={serverText(owner?.i18nCode, owner?.name ?? favourite.applicationName)}
              module={{
                code: favourite.moduleCode,
                applicationCode: favourite.applicationCode,
              }}
              icon={favourite.icon}
              imageUrls={[favourite.iconUrl, favourite.applicationLogoUrl]}
              removeText={t('favourites.remove', { 0: name })}
              onRemove={() => onRemove(favourite)}
            />
          );
        })}
      </ul>
    </section>
  );
}
