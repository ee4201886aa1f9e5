import { useTranslation } from '../../design/language/useTranslation.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { localeNames, type Locale } from '../../design/language/locales.ts';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { LanguagePackActions } from './LanguagePackActions.tsx';

interface LanguagePackFailureProps {
  /** The language that was chosen; null if the pack of the page's language failed. */
  chosen: Locale | null;
  /** The actions for the pack of the page's language. */
  busy: boolean;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Tells the user that a language pack could not be downloaded. The present texts stay. */
export function LanguagePackFailure({ chosen, ...own }: LanguagePackFailureProps) {
  const { t } = useTranslation();
  const { language, setLocale } = useLanguage();
  const actions =
    chosen === null
      ? own
      : {
          busy: false,
          onRetry: () => void setLocale(chosen),
          onDismiss: language.dismissFailure,
        };
  return (
    <ModalDialog
      title={t('langpack.title')}
      footer={
        <LanguagePackActions
          {...actions}
          dismissText={t(chosen === null ? 'langpack.goOn' : 'close')}
        />
      }
    >
      {chosen !== null && <p>{t('language.unreachable', { 0: localeNames[chosen] })}</p>}
      <p>{t('langpack.fail')}</p>
      <p className="mute">{t('langpack.hint')}</p>
    </ModalDialog>
  );
}
