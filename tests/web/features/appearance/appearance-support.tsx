import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { AppProviders } from '../../../../web/app/AppProviders.tsx';
import { createServices } from '../../../../web/app/create-services.ts';
import {
  SessionActionsProvider,
  type SessionActions,
} from '../../../../web/platform/session/SessionActions.tsx';
import { NoticesProvider } from '../../../../web/design/feedback/Notices.tsx';
import {
  createWorkspaceSlot,
  WorkspaceProvider,
  type Workspace,
} from '../../../../web/platform/workbench/Workspace.tsx';
import { LanguageProblem } from '../../../../web/platform/language/LanguageProblem.tsx';
import { fakeGateway, type Answers } from '../../../support/render-app.tsx';

interface Surroundings {
  answers?: Answers;
  workspace?: Partial<Workspace>;
}

/** Something that stands in the portal of a signed-in user, without the portal around it. */
export async function renderSignedIn(
  content: ReactNode,
  { answers = {}, workspace = {} }: Surroundings = {},
) {
  const gateway = fakeGateway(answers);
  const services = await createServices(window, gateway.transport);
  await services.language.need('workbench');
  services.session.signedIn('STAFF');
  const client = await services.loadClient();
  const slot = createWorkspaceSlot();
  slot.attach({
    unsavedTitles: () => [],
    mayLeave: () => Promise.resolve(true),
    closeAll: () => undefined,
    ...workspace,
  });
  const actions: SessionActions = { signOut: vi.fn(), signOutFailed: false, lock: vi.fn() };
  const view = await act(async () =>
    Promise.resolve(
      render(
        <AppProviders services={services}>
          <MemoryRouter>
            <ApolloProvider client={client}>
              <SessionActionsProvider value={actions}>
                <WorkspaceProvider value={slot}>
                  <NoticesProvider>
                    <LanguageProblem />
                    {content}
                  </NoticesProvider>
                </WorkspaceProvider>
              </SessionActionsProvider>
            </ApolloProvider>
          </MemoryRouter>
        </AppProviders>,
      ),
    ),
  );
  return { ...view, user: userEvent.setup({ delay: null }), services, gateway, actions };
}
