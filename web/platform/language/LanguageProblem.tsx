import { useTranslation } from 'react-i18next';
import { Prompt } from '../../design/overlay/Prompt.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { localeNames } from '../../design/language/locales.ts';

/** Reports that a language could not be loaded. The page stays in the current one. */
export function LanguageProblem() {
  const { t } = useTranslation();
  const { unreachable, setLocale, language } = useLanguage();
  if (unreachable === null) return null;
  return (
    <Prompt text={t('language.unreachable', { 0: localeNames[unreachable] })}>
      <button className="btn" type="button" onClick={language.dismissUnreachable}>
        {t('close')}
      </button>
      <button className="btn btn-p" type="button" onClick={() => void setLocale(unreachable)}>
        {t('retry')}
      </button>
    </Prompt>
  );
}
