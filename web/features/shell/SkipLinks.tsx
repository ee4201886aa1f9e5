import { useTranslation } from '../../design/language/useTranslation.ts';

/**
 * Links with which keyboard users skip the top bar: to the page, and to the menu if there is one.
 */
export function SkipLinks({ hasMenu }: { hasMenu: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip" href="#main">
        {t('skip.main')}
      </a>
      {hasMenu && (
        <a className="skip" href="#menu">
          {t('skip.menu')}
        </a>
      )}
    </>
  );
}
