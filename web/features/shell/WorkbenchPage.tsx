import { useEffect, useState, type ReactNode } from 'react';
import { failureOf } from '../../apollo/failure.ts';
import { useLanguage } from '../../kit/language/LanguageContext.tsx';
import { useSession, useSessionState } from '../../kit/session/SessionContext.tsx';
import { ViewerProvider } from '../../kit/session/ViewerContext.tsx';
import { NavigationProgress } from '../../kit/ui/NavigationProgress.tsx';
import type { Screens } from '../../kit/workbench/screens.ts';
import { useDownloadedTexts } from './useDownloadedTexts.ts';
import { Workbench } from './Workbench.tsx';
import { useWorkbenchQuery } from './Workbench.gen.ts';
import { WorkbenchUnreachable } from './WorkbenchUnreachable.tsx';

interface WorkbenchPageProps {
  screens: Screens;
  home: ReactNode;
  signOutFailed: boolean;
  onSignOut: () => void;
}

/** Fetches the shell in one request, which also tells the session who is signed in, and shows the workbench. */
export function WorkbenchPage({ screens, home, signOutFailed, onSignOut }: WorkbenchPageProps) {
  const { locale } = useLanguage();
  // A change of language asks for its packs alone, not for the whole shell again.
  const [firstLocale] = useState(locale);
  const session = useSession();
  const { status, side } = useSessionState();
  const { data, error, loading, refetch } = useWorkbenchQuery({
    variables: { locale: firstLocale },
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  const userType = viewer?.userType;
  useDownloadedTexts(firstLocale, viewer?.languagePacks ?? null);
  useEffect(
    function tellSession() {
      if (userType !== undefined) session.signedIn(userType);
    },
    [session, userType],
  );
  if (viewer != null) {
    // Until the guard knows the side, it cannot have sent the user to the right home.
    if (status !== 'signed-in' || side !== viewer.userType) return <NavigationProgress />;
    return (
      <ViewerProvider value={viewer}>
        <Workbench
          key={viewer.id}
          applications={viewer.applications}
          reloading={loading}
          home={home}
          screens={screens}
          signOutFailed={signOutFailed}
          onReload={() => void refetch()}
          onSignOut={onSignOut}
        />
      </ViewerProvider>
    );
  }
  if (!loading && error !== undefined) return <WorkbenchUnreachable failure={failureOf(error)} onRetry={() => void refetch()} />;
  return <NavigationProgress />;
}
