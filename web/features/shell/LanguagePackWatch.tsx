import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { useOutage } from '../../platform/outage/OutageProvider.tsx';
import { useSessionState } from '../../platform/session/SessionContext.tsx';
import { Prompt } from '../../design/overlay/Prompt.tsx';
import { LanguagePackActions } from './LanguagePackActions.tsx';
import { useShell } from './ShellContext.tsx';
import { useDownloadedTexts, type PackVersions } from './useDownloadedTexts.ts';

const LanguagePackDialog = lazy(async () => ({
  default: (await import('./LanguagePackDialog.tsx')).LanguagePackDialog,
}));

/** Sees to it that the texts of the services are there, and says so when they cannot be had. */
export function LanguagePackWatch() {
  const { packs } = useShell();
  return packs === null ? null : <KnownPacks packs={packs} />;
}

function KnownPacks({ packs }: { packs: PackVersions }) {
  const { t } = useTranslation();
  const { ending } = useSessionState();
  const { isOut } = useOutage();
  const { state, retry, goOn } = useDownloadedTexts(packs);
  // Without a session nothing can be had: its end is told, and that is enough. So is the message of an outage, whose retry asks for the packs too.
  if (state === 'fine' || ending !== null || isOut) return null;
  const actions = <LanguagePackActions busy={state === 'again'} onRetry={retry} onGoOn={goOn} />;
  // Where a pack cannot be reached the dialog's own chunk may not be either.
  return (
    <ErrorBoundary fallback={<Prompt text={t('langpack.fail')}>{actions}</Prompt>}>
      <Suspense>
        <LanguagePackDialog actions={actions} />
      </Suspense>
    </ErrorBoundary>
  );
}
