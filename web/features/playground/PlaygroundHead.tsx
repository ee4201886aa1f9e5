import { useTranslation } from '../../design/language/useTranslation.ts';
import { Brand } from '../../design/icons/Brand.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { PopupMenu } from '../../design/overlay/menu/PopupMenu.tsx';
import { SchemeButton } from '../../design/theme/SchemeButton.tsx';
import { useLocaleItems } from '../../platform/language/useLocaleItems.ts';
import { homePath, paths } from '../../platform/routes/paths.ts';
import { usePlayground } from './PlaygroundContext.tsx';

/** The top bar: the way back to the workbench, whose data are shown, language and scheme. */
export function PlaygroundHead() {
  const { t } = useTranslation();
  const { viewer } = usePlayground();
  const localeItems = useLocaleItems(viewer?.settings?.hasEnglish ?? true);
  return (
    <header className="playground-head">
      <Brand name={viewer?.settings?.clientName ?? t('product.name')} />
      <h1>{t('playground.title')}</h1>
      <a
        className="btn btn-t playground-back"
        href={viewer === null ? paths.login : homePath(viewer.userType)}
      >
        <Icon name="left" size="small" />
        {t(viewer === null ? 'playground.signIn' : 'playground.back')}
      </a>
      <span className="grow" />
      <span className="playground-user clip">
        {viewer === null ? t('playground.visitor') : t('playground.dataOf', { 0: viewer.name })}
      </span>
      <PopupMenu
        label={t('language')}
        kind="icon"
        groups={[{ id: 'language', items: localeItems }]}
      >
        <Icon name="lang" />
      </PopupMenu>
      <SchemeButton />
    </header>
  );
}
