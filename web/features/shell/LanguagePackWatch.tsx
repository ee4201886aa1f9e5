import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '../../design/button/Button.tsx';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Prompt } from '../../design/overlay/Prompt.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { useOutage } from '../../platform/outage/OutageProvider.tsx';
import { useSessionState } from '../../platform/session/SessionContext.tsx';
import { useShell } from './ShellContext.tsx';
import type { PackVersions } from './apply-packs.ts';
import { useDownloadedTexts } from './useDownloadedTexts.ts';

const LanguagePackFailure = lazy(async () => ({
  default: (await import('./LanguagePackFailure.tsx')).LanguagePackFailure,
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
  const { failedSwitch, language } = useLanguage();
  const { ending } = useSessionState();
  const { isOut } = useOutage();
  const { state, retry, dismiss } = useDownloadedTexts(packs);
  const chosen = failedSwitch?.isBuiltIn === false ? failedSwitch.locale : null;
  // The dialog of an ended session and the outage banner already explain the failure.
  // The retry of the banner also loads the packs again.
  if (ending !== null || (chosen === null && (state === 'idle' || isOut))) return null;
  // If a pack cannot be loaded, the chunk with the dialog may fail, too.
  const failure = (
    <Prompt text={t('dialog.failed')}>
      <Button kind="primary" onClick={chosen === null ? dismiss : language.dismissFailure}>
        {t('close')}
      </Button>
    </Prompt>
  );
  return (
    <ErrorBoundary fallback={failure}>
      <Suspense>
        <LanguagePackFailure
          chosen={chosen}
          busy={state === 'retrying'}
          onRetry={retry}
          onDismiss={dismiss}
        />
      </Suspense>
    </ErrorBoundary>
  );
}
