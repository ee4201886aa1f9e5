import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState, type ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { vi } from 'vitest';
import { AppProviders } from '../../../web/app/AppProviders.tsx';
import { createServices } from '../../../web/app/create-services.ts';
import { NoticesProvider } from '../../../web/design/feedback/Notices.tsx';
import { ShortcutsProvider } from '../../../web/design/keyboard/ShortcutsContext.tsx';
import type { Locale } from '../../../web/design/language/locales.ts';
import { preloadMenu } from '../../../web/design/overlay/menu/MenuList.tsx';
import { preloadPanel } from '../../../web/design/overlay/panel/PanelLayer.tsx';
import { createClient } from '../../../web/platform/apollo/create-client.ts';
import { LiveFeedContext } from '../../../web/platform/session/live-events.ts';
import type { LiveFeed } from '../../../web/platform/session/live-feed.ts';
import {
  type SessionActions,
  SessionActionsProvider,
} from '../../../web/platform/session/SessionActions.tsx';
import { silentChannel } from '../../../web/platform/session/session-channel.ts';
import { type Viewer, ViewerProvider } from '../../../web/platform/session/ViewerContext.tsx';
import { type OpenDialog, OpenDialogProvider } from '../../../web/platform/workbench/Dialogs.tsx';
import { createDraftStore } from '../../../web/platform/workbench/draft-store.ts';
import { DraftsProvider } from '../../../web/platform/workbench/Drafts.tsx';
import {
  type OpenModule,
  OpenModuleProvider,
} from '../../../web/platform/workbench/OpenModule.tsx';
import { type TabHandle, TabProvider } from '../../../web/platform/workbench/TabContext.tsx';
import {
  createWorkspaceSlot,
  type Workspace,
  WorkspaceProvider,
} from '../../../web/platform/workbench/Workspace.tsx';
import { Address } from './Address.tsx';
import { type Answers, type FakeGateway, fakeGateway } from './fake-gateway.ts';
import { viewer as usualViewer } from './viewer-fixture.ts';

export interface PortalOptions {
  answers?: Answers;
  /** Instead of `answers`: a gateway that the test has made itself. */
  gateway?: FakeGateway;
  locale?: Locale | undefined;
  /** Texts of the services' language packs, by key. */
  texts?: Readonly<Record<string, string>>;
  viewer?: Viewer;
  /** Renders the content in the tab of a module; its view state is readable by `tabView`. */
  tab?: Partial<TabHandle>;
  /** Renders the content at this path of a router, reached from another page. */
  path?: string;
  /** The pattern of `path`, where the content reads parameters from it. */
  route?: string;
  liveFeed?: LiveFeed | null;
  workspace?: Partial<Workspace>;
}

/**
 * Renders a component inside the providers of the workbench, for a signed-in user, over a fake
 * gateway. It does not load the rest of the portal.
 */
export async function renderInPortal(
  content: ReactNode,
  {
    answers = {},
    gateway = fakeGateway(answers),
    locale,
    texts,
    viewer = usualViewer,
    tab,
    path,
    route = '*',
    liveFeed = null,
    workspace = {},
  }: PortalOptions = {},
) {
  if (locale) window.localStorage.setItem('portal.locale', JSON.stringify(locale));
  const services = await createServices(window, gateway.transport, silentChannel);
  const { language, session } = services;
  await Promise.all([language.loadPart('workbench'), language.loadPart('work')]);
  if (texts) language.setOverrides(language.locale(), texts);
  session.signedIn(viewer.userType);
  const client = createClient({
    locale: language.locale,
    session,
    transport: gateway.transport,
  });
  const loadClient = () => Promise.resolve(client);
  const openModule = vi.fn<OpenModule>();
  const openDialog = vi.fn<OpenDialog>();
  const actions: SessionActions = { signOut: vi.fn(), signOutFailed: false, lock: vi.fn() };
  const slot = createWorkspaceSlot();
  slot.attach({
    unsavedTitles: () => [],
    mayLeave: () => Promise.resolve(true),
    closeAll: () => undefined,
    ...workspace,
  });
  const drafts = createDraftStore(() => window.sessionStorage, viewer.id);
  const Portal = ({ children }: { children: ReactNode }) => (
    <AppProviders services={{ ...services, loadClient }}>
      <MemoryRouter initialEntries={['/before', path ?? '/page']}>
        <ApolloProvider client={client}>
          <WorkspaceProvider value={slot}>
            <SessionActionsProvider value={actions}>
              <ViewerProvider value={viewer}>
                <OpenModuleProvider value={openModule}>
                  <OpenDialogProvider value={openDialog}>
                    <LiveFeedContext value={liveFeed}>
                      <DraftsProvider value={drafts}>
                        <ShortcutsProvider>
                          <NoticesProvider>
                            <InTab tab={tab}>
                              <AtPath path={path} route={route}>
                                <Suspense>{children}</Suspense>
                              </AtPath>
                            </InTab>
                          </NoticesProvider>
                        </ShortcutsProvider>
                      </DraftsProvider>
                    </LiveFeedContext>
                  </OpenDialogProvider>
                </OpenModuleProvider>
              </ViewerProvider>
            </SessionActionsProvider>
          </WorkspaceProvider>
        </ApolloProvider>
      </MemoryRouter>
    </AppProviders>
  );
  // Menus and panels open at once, as they do after the pointer has come near.
  await Promise.all([preloadMenu(), preloadPanel()]);
  // The content may suspend: `act` waits until it is there.
  const view = await act(async () => Promise.resolve(render(content, { wrapper: Portal })));
  return {
    ...view,
    user: userEvent.setup({ delay: null }),
    gateway,
    services,
    session,
    actions,
    openModule,
    openDialog,
    address: () => view.getByTestId('address').textContent,
  };
}

/** The content in a tab that stores its view state as the workbench does. */
function InTab({ tab, children }: { tab: PortalOptions['tab']; children: ReactNode }) {
  const [view, setView] = useState(tab?.view ?? {});
  if (!tab) return children;
  const handle: TabHandle = {
    id: 't',
    module: { code: 'M-1', name: 'x' },
    isSelected: () => true,
    reloaded: false,
    setView,
    setTitle: () => undefined,
    setUnsaved: () => undefined,
    close: () => undefined,
    ...tab,
    view,
  };
  return (
    <TabProvider value={handle}>
      <output aria-label="view">{new URLSearchParams(view).toString()}</output>
      {children}
    </TabProvider>
  );
}

function AtPath({
  path,
  route,
  children,
}: {
  path: string | undefined;
  route: string;
  children: ReactNode;
}) {
  if (path === undefined) return children;
  return (
    <>
      <Routes>
        <Route path={route} element={children} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </>
  );
}
