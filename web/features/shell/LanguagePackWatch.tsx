import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from '../../design/language/useTranslation.ts';
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

/** Downloads the language packs of the services and shows a dialog if that fails. */
export function LanguagePackWatch() {
  const { packs } = useShell();
  return packs === null ? null : <KnownPacks packs={packs} />;
}

function KnownPacks({ packs }: { packs: PackVersions }) {
  const { t } = useTranslation();
  const { ending } = useSessionState();
  const { isOut } = useOutage();
  const { state, retry, dismiss } = useDownloadedTexts(packs);
  // The dialog of an ended session and the outage banner already explain the failure.
  // The retry of the banner also loads the packs again.
  if (state === 'idle' || ending !== null || isOut) return null;
  const actions = (
    <LanguagePackActions busy={state === 'retrying'} onRetry={retry} onDismiss={dismiss} />
  );
  // If a pack cannot be loaded, the chunk with the dialog may fail, too.
  return (
    <ErrorBoundary fallback={<Prompt text={t('langpack.fail')}>{actions}</Prompt>}>
      <Suspense>
        <LanguagePackDialog actions={actions} />
      </Suspense>
    </ErrorBoundary>
  );
}
