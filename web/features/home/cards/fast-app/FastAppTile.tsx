import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { ModuleIcon } from '../../../../design/icons/ModuleIcon.tsx';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import type { FavouriteModule } from '../../favourites/favourite-modules.ts';

/**
 * A favorite that opens its module and can be removed. If its module is gone, the tile says so and
 * opens nothing.
 */
export function FastAppTile({
  favourite,
  onRemove,
}: {
  favourite: FavouriteModule;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const openModule = useOpenModule();
  const {
    moduleCode,
    applicationCode,
    applicationName,
    applicationLogoUrl,
    i18nCode,
    icon,
    iconUrl,
    isGone,
  } = favourite;
  const name = serverText(i18nCode, favourite.name);
  const removeText = t('favourites.remove', { 0: name });
  const content = (
    <>
      <span className="fast-app-icon">
        <ModuleIcon icon={icon} imageUrls={[iconUrl, applicationLogoUrl]} size="large" />
      </span>
      <span className="fast-app-name">{name}</span>
    </>
  );
  return (
    <>
      {isGone ? (
        <div className="fast-app-tile fast-app-gone" title={t('favourites.goneWhy', { 0: name })}>
          {content}
          <span className="fast-app-why">{t('favourites.gone')}</span>
        </div>
      ) : (
        <Button
          className="fast-app-tile"
          title={`${name} · ${applicationName}`}
          onClick={() =>
            openModule({ code: moduleCode, applicationCode, name, i18nCode, provisional: true })
          }
        >
          {content}
        </Button>
      )}
      <Button
        kind="icon"
        size="small"
        className="fast-app-remove"
        aria-label={removeText}
        title={removeText}
        onClick={onRemove}
      >
        <Icon name="x" size="small" />
      </Button>
    </>
  );
}
