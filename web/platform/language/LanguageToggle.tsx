import { useTranslation } from 'react-i18next';
import { localeNames, locales } from '../../design/language/locales.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import './LanguageToggle.css';

/** The languages side by side, each in its own words, so that nobody has to read one that he does not know. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const { locale, setLocale } = useLanguage();
  return (
    <div className="language-toggle" role="group" aria-label={t('language')}>
      {locales.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === locale}
          onClick={() => void setLocale(one)}
        >
          {localeNames[one]}
        </button>
      ))}
    </div>
  );
}
