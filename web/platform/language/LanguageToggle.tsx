import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { localeNames, locales } from '../../design/language/locales.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import './LanguageToggle.css';

/**
 * The languages side by side, each under its own name, so that users can find theirs without
 * reading another.
 */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { locale, setLocale } = useLanguage();
  return (
    <div className="language-toggle" role="group" aria-label={t('language')}>
      {locales.map((one) => (
        <Button
          key={one}
          lang={one}
          aria-pressed={one === locale}
          onClick={() => void setLocale(one)}
        >
          {localeNames[one]}
        </Button>
      ))}
    </div>
  );
}
