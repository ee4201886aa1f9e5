import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { failureOf } from '../../platform/apollo/failure.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { LiveEventsProvider } from '../../platform/session/LiveEventsProvider.tsx';
import { OutageProvider } from '../../platform/outage/OutageProvider.tsx';
import { useSession, useSessionState } from '../../platform/session/SessionContext.tsx';
import { ViewerProvider } from '../../platform/session/ViewerContext.tsx';
import { NoticesProvider } from '../../design/feedback/Notices.tsx';
import { ShortcutsProvider } from '../../design/keyboard/ShortcutsContext.tsx';
import { useShellParts } from './parts/useShellParts.ts';
import { ShellOutage } from './parts/ShellOutage.tsx';
import { ShellProvider } from './ShellContext.tsx';
import { createEntranceSlot, EntranceProvider } from './WorkbenchEntrance.tsx';
import { useWorkbenchQuery } from './Workbench.gen.ts';
import { WorkbenchUnreachable } from './WorkbenchUnreachable.tsx';

/** Fetches the shell in one request, which also tells the session who is signed in, and lets the page through when it is known. */
export function ViewerGate({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { locale } = useLanguage();
  // A change of language asks for its packs alone, not for the whole shell again.
  const [firstLocale] = useState(locale);
  const [entrance] = useState(createEntranceSlot);
  const session = useSession();
  const { status, side } = useSessionState();
  const { data, error, loading, refetch } = useWorkbenchQuery({
    variables: { locale: firstLocale },
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  const userType = viewer?.userType;
  const scope = viewer?.session.scope;
  const versions = viewer?.languagePacks ?? null;
  const parts = useShellParts({ viewer, error, locale: firstLocale });
  const packsAsked = parts.stateOf('packs') === 'asking';
  const packs = useMemo(
    () => (packsAsked ? null : { locale: firstLocale, versions }),
    [firstLocale, versions, packsAsked],
  );
  useEffect(
    function tellSession() {
      if (scope !== undefined) session.setScope(scope);
      if (userType !== undefined) session.signedIn(userType);
    },
    [session, userType, scope],
  );
  const shell = useMemo(
    () => ({
      applications: viewer?.applications ?? null,
      commonMenus: viewer?.commonMenus ?? null,
      favourites: viewer?.favourites ?? null,
      packs,
      parts,
      reloading: loading,
      reload: () => void refetch(),
    }),
    [viewer, packs, parts, loading, refetch],
  );
  if (viewer != null) {
    // Until the guard knows the side, it cannot have sent the user to the right home.
    if (status !== 'signed-in' || side !== viewer.userType) return waiting;
    return (
      <ViewerProvider value={viewer}>
        <ShellProvider value={shell}>
          <EntranceProvider value={entrance}>
            <ShortcutsProvider>
              <NoticesProvider>
                <OutageProvider>
                  <ShellOutage parts={parts} />
                  <LiveEventsProvider>{children}</LiveEventsProvider>
                </OutageProvider>
              </NoticesProvider>
            </ShortcutsProvider>
          </EntranceProvider>
        </ShellProvider>
      </ViewerProvider>
    );
  }
  if (!loading && error !== undefined)
    return <WorkbenchUnreachable failure={failureOf(error)} onRetry={() => void refetch()} />;
  return waiting;
}
