import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { Prompt } from '../../design/overlay/Prompt.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { localeNames } from '../../design/language/locales.ts';

/** Reports that a language could not be loaded. The page stays in the current one. */
export function LanguageProblem() {
  const { t } = useTranslation();
  const { failedLocale, setLocale, language } = useLanguage();
  if (failedLocale === null) return null;
  return (
    <Prompt text={t('language.unreachable', { 0: localeNames[failedLocale] })}>
      <Button kind="plain" onClick={language.dismissFailure}>
        {t('close')}
      </Button>
      <Button kind="primary" onClick={() => void setLocale(failedLocale)}>
        {t('retry')}
      </Button>
    </Prompt>
  );
}
