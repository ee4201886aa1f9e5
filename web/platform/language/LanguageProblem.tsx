import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { Prompt } from '../../design/overlay/Prompt.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { localeNames } from '../../design/language/locales.ts';

/**
 * Reports that the built-in texts of a language could not be loaded. The page stays in the current
 * one. Who loads something else before a switch reports its failure.
 */
export function LanguageProblem() {
  const { t } = useTranslation();
  const { failedSwitch, setLocale, language } = useLanguage();
  if (!failedSwitch?.isBuiltIn) return null;
  const { locale } = failedSwitch;
  return (
    <Prompt text={t('language.unreachable', { 0: localeNames[locale] })}>
      <Button kind="plain" onClick={language.dismissFailure}>
        {t('close')}
      </Button>
      <Button kind="primary" onClick={() => void setLocale(locale)}>
        {t('retry')}
      </Button>
    </Prompt>
  );
}
