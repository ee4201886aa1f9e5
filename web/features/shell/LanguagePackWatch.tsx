import { lazy, Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { localeNames, type Locale } from '../../design/language/locales.ts';
import { useOutage } from '../../platform/outage/OutageProvider.tsx';
import { useSessionState } from '../../platform/session/SessionContext.tsx';
import { Prompt } from '../../design/overlay/Prompt.tsx';
import { LanguagePackActions } from './LanguagePackActions.tsx';
import { useShell } from './ShellContext.tsx';
import type { PackVersions } from './apply-packs.ts';
import { useDownloadedTexts } from './useDownloadedTexts.ts';

const LanguagePackDialog = lazy(async () => ({
  default: (await import('./LanguagePackDialog.tsx')).LanguagePackDialog,
}));

/**
 * Downloads the language packs of the services and shows a dialog if that fails, for the language
 * of the page or for one that was chosen.
 */
export function LanguagePackWatch() {
  const { packs } = useShell();
  return packs === null ? null : <KnownPacks packs={packs} />;
}

function KnownPacks({ packs }: { packs: PackVersions }) {
  const { t } = useTranslation();
  const { failedSwitch } = useLanguage();
  const { ending } = useSessionState();
  const { isOut } = useOutage();
  const { state, retry, dismiss } = useDownloadedTexts(packs);
  // The dialog of an ended session already explains the failure.
  if (ending !== null) return null;
  if (failedSwitch?.part === 'preparation') return <FailedSwitch locale={failedSwitch.locale} />;
  // So does the outage banner, whose retry also loads the packs again.
  if (state === 'idle' || isOut) return null;
  return (
    <PackFailure text={t('langpack.fail')}>
      <LanguagePackActions
        busy={state === 'retrying'}
        onRetry={retry}
        onDismiss={dismiss}
        dismissText={t('langpack.goOn')}
      />
    </PackFailure>
  );
}

/** The page stays in its language. */
function FailedSwitch({ locale }: { locale: Locale }) {
  const { t } = useTranslation();
  const { language, setLocale } = useLanguage();
  return (
    <PackFailure text={t('langpack.switchFail', { 0: localeNames[locale] })}>
      <LanguagePackActions
        busy={false}
        onRetry={() => void setLocale(locale)}
        onDismiss={language.dismissFailure}
        dismissText={t('langpack.stay')}
      />
    </PackFailure>
  );
}

/** If a pack cannot be loaded, the chunk with the dialog may fail, too. */
function PackFailure({ text, children }: { text: string; children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<Prompt text={text}>{children}</Prompt>}>
      <Suspense>
        <LanguagePackDialog text={text} actions={children} />
      </Suspense>
    </ErrorBoundary>
  );
}
