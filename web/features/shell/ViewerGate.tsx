import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  startTransition,
  type ReactNode,
} from 'react';
import { failureOf } from '../../platform/apollo/failure.ts';
import { unshared } from '../../platform/apollo/operation-context.ts';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { LiveEventsProvider } from '../../platform/session/LiveEventsProvider.tsx';
import { OutageProvider } from '../../platform/outage/OutageProvider.tsx';
import { useSession, useSessionState } from '../../platform/session/SessionContext.tsx';
import { type Viewer, ViewerProvider } from '../../platform/session/ViewerContext.tsx';
import { NoticesProvider } from '../../design/feedback/Notices.tsx';
import { ShortcutsProvider } from '../../design/keyboard/ShortcutsContext.tsx';
import { useShellParts } from './parts/useShellParts.ts';
import { ShellOutage } from './parts/ShellOutage.tsx';
import { ShellProvider } from './ShellContext.tsx';
import { untilPacksAreApplied } from './apply-packs.ts';
import { createEntranceSlot, EntranceProvider } from './WorkbenchEntrance.tsx';
import { useShownViewer } from './useShownViewer.ts';
import { useWorkbenchQuery } from './Workbench.gen.ts';
import { WorkbenchUnreachable } from './WorkbenchUnreachable.tsx';

interface ViewerGateProps {
  /** Shown until the account is known. */
  waiting: ReactNode;
  /** Called once, when the account is known, before the children are drawn, to load what they show. */
  onSignedIn?: ((client: ApolloClient, viewer: Viewer) => void) | undefined;
  children: ReactNode;
}

/**
 * Loads the shell in one query and reports the signed-in account to the session. Shows the children
 * when the account is known, `waiting` until then.
 */
export function ViewerGate({ waiting, onSignedIn, children }: ViewerGateProps) {
  const { locale, language } = useLanguage();
  // Switching the language loads only its packs, not the whole shell again.
  const [firstLocale] = useState(locale);
  const [entrance] = useState(createEntranceSlot);
  const [isOpen, setIsOpen] = useState(false);
  const session = useSession();
  const { status, side } = useSessionState();
  const { data, error, loading, refetch } = useWorkbenchQuery({
    variables: { locale: firstLocale },
    context: unshared,
    notifyOnNetworkStatusChange: true,
  });
  const viewer = useShownViewer(data?.viewer);
  const userType = viewer?.userType;
  const scope = viewer?.session.scope;
  const versions = viewer?.languagePacks ?? null;
  const parts = useShellParts({ viewer, error, locale: firstLocale });
  const packsPending = parts.stateOf('packs') === 'loading';
  const packs = useMemo(
    () => (packsPending ? null : { locale: firstLocale, versions }),
    [firstLocale, versions, packsPending],
  );
  const client = useApolloClient();
  const open = useEffectEvent(async () => {
    // After a switch of post or store the children are there already and load for themselves.
    if (isOpen) return;
    if (viewer != null) onSignedIn?.(client, viewer);
    await untilPacksAreApplied(packs, language);
    // In small steps, so that the page stays responsive and answers arrive meanwhile.
    startTransition(() => setIsOpen(true));
  });
  useEffect(
    function reportToSession() {
      if (scope !== undefined) session.setScope(scope);
      if (userType === undefined) return;
      session.signedIn(userType);
      void open();
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
    // The route guard redirects to the right home page only after it knows staff or supplier.
    if (!isOpen || status !== 'signed-in' || side !== viewer.userType) return waiting;
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
