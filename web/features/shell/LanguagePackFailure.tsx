import { useTranslation } from '../../design/language/useTranslation.ts';
import { localeNames, type Locale } from '../../design/language/locales.ts';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { LanguagePackActions } from './LanguagePackActions.tsx';

interface LanguagePackFailureProps {
  /** The language that was chosen; null if the pack of the page's language failed. */
  chosen: Locale | null;
  busy: boolean;
  onRetry: () => void;
  onDismiss: () => void;
}

/** Tells the user that a language pack could not be downloaded. The present texts stay. */
export function LanguagePackFailure({ chosen, ...actions }: LanguagePackFailureProps) {
  const { t } = useTranslation();
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
