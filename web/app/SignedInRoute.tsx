import { ApolloProvider } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useState, type ReactNode } from 'react';
import { useAwaited } from '../design/loading/useAwaited.ts';
import { useClientLoader } from '../platform/apollo/ClientLoader.tsx';
import { SessionActionsHost } from '../features/session/SessionActionsHost.tsx';
import { ViewerGate } from '../features/shell/ViewerGate.tsx';
import { useLanguage } from '../design/language/LanguageContext.tsx';
import { WorkbenchIcons } from '../design/icons/WorkbenchIcons.tsx';
import { createWorkspaceSlot, WorkspaceProvider } from '../platform/workbench/Workspace.tsx';
import type { Viewer } from '../platform/session/ViewerContext.tsx';
import { DialogHost } from './DialogHost.tsx';
import { ScopedContent } from './ScopedContent.tsx';
import { SignedInWatches } from './SignedInWatches.tsx';

interface SignedInRouteProps {
  waiting: ReactNode;
  onSignedIn?: (client: ApolloClient, viewer: Viewer) => void;
  children: ReactNode;
}

/** The environment of every page for signed-in users: Apollo client, texts, account and dialogs. */
export function SignedInRoute({ waiting, onSignedIn, children }: SignedInRouteProps) {
  const loadClient = useClientLoader();
  const { language } = useLanguage();
  const [needed] = useState(() => Promise.all([loadClient(), language.loadPart('workbench')]));
  const loaded = useAwaited(needed);
  const [workspace] = useState(createWorkspaceSlot);
  if (loaded === null) return waiting;
  const [client] = loaded;
  return (
    <WorkbenchIcons hasMenus>
      <ApolloProvider client={client}>
        <WorkspaceProvider value={workspace}>
          <SessionActionsHost>
            <ViewerGate waiting={waiting} onSignedIn={onSignedIn}>
              <DialogHost>
                <SignedInWatches />
                <ScopedContent>{children}</ScopedContent>
              </DialogHost>
            </ViewerGate>
          </SessionActionsHost>
        </WorkspaceProvider>
      </ApolloProvider>
    </WorkbenchIcons>
  );
}
