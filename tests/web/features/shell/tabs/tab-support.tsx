import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { AppProviders } from '../../../../../web/app/AppProviders.tsx';
import { createServices } from '../../../../../web/app/create-services.ts';
import { SignedInRoute } from '../../../../../web/app/SignedInRoute.tsx';
import { WorkbenchPage } from '../../../../../web/features/shell/WorkbenchPage.tsx';
import { silentChannel } from '../../../../../web/platform/session/session-channel.ts';
import type {
  EmbeddedScreenProps,
  ScreenProps,
} from '../../../../../web/platform/workbench/screens.ts';
import { fakeGateway, type Answers } from '../../../../support/render-app.tsx';
import { moduleAnswer, signedIn, viewerOf } from '../../../support/shell-fixtures.ts';

interface TabsOptions {
  at?: string;
  /** What every module shows. */
  screen: ComponentType<ScreenProps>;
  embedded?: ComponentType<EmbeddedScreenProps>;
  home?: ReactNode;
  viewer?: object;
  answers?: Answers;
}

/** The workbench alone, with a screen of the test's own in every tab. */
export async function renderTabs({
  at = '/page',
  screen: Screen,
  embedded,
  home = <p>home</p>,
  viewer = viewerOf(),
  answers = {},
}: TabsOptions) {
  const Module: Answers[string] = ({ code }) =>
    moduleAnswer(code, {
      __typename: 'BuiltInScreen',
      screen: 'own',
      parameters: [{ __typename: 'ScreenParameter', name: 'about', value: String(code) }],
    });
  const gateway = fakeGateway(signedIn(viewer, { Module, ...answers }));
  const services = await createServices(window, gateway.transport, silentChannel);
  const user = userEvent.setup({ delay: null });
  const view = await act(async () =>
    Promise.resolve(
      render(
        <AppProviders services={services}>
          <MemoryRouter initialEntries={[at]}>
            <Suspense>
              <SignedInRoute waiting={null}>
                <WorkbenchPage
                  screens={{ own: Screen }}
                  home={home}
                  {...(embedded && { embedded })}
                />
              </SignedInRoute>
            </Suspense>
            <History />
          </MemoryRouter>
        </AppProviders>,
      ),
    ),
  );
  await screen.findByRole('tree');
  return {
    ...view,
    user,
    services,
    gateway,
    address: () => view.getByTestId('address').textContent,
  };
}

/** The browser's own controls, as far as a test needs them. */
function History() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <span data-testid="address">{pathname + search}</span>
      <button type="button" onClick={() => void navigate(-1)}>
        browser back
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        browser forward
      </button>
    </>
  );
}

export const note = (name: string) =>
  screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' });
