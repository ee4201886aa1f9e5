import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter } from 'react-router';
import { AppProviders } from '../../../web/app/AppProviders.tsx';
import { AppRoutes } from '../../../web/app/AppRoutes.tsx';
import { createServices } from '../../../web/app/create-services.ts';
import { preloadMenu } from '../../../web/design/overlay/menu/MenuList.tsx';
import { preloadPanel } from '../../../web/design/overlay/panel/PanelLayer.tsx';
import {
  silentChannel,
  type SessionChannel,
} from '../../../web/platform/session/session-channel.ts';
import { Address } from './Address.tsx';
import { fakeGateway, type Answers } from './fake-gateway.ts';

// Import the lazily loaded chunk up front, so that its load time does not count in a test.
import '../../../web/app/WorkbenchRoute.tsx';

interface RenderOptions {
  path: string;
  answers?: Answers;
  /** Connects this window to other windows of the browser. By default there are none. */
  channel?: SessionChannel;
  /** Replaces the routes of the portal. */
  routes?: ReactNode;
  /** Uses the address and history of the window instead of a history in memory. */
  inBrowserHistory?: boolean;
}

/**
 * Renders the real portal, from the router down, over a fake gateway. To render a single component
 * use `renderInPortal`, which does not load the whole portal.
 */
export async function renderPortal({
  path,
  answers = {},
  channel = silentChannel,
  routes = <AppRoutes />,
  inBrowserHistory = false,
}: RenderOptions) {
  const gateway = fakeGateway(answers);
  const left: string[] = [];
  const services = {
    ...(await createServices(window, gateway.transport, channel)),
    leave: (address: string) => void left.push(address),
  };
  const user = userEvent.setup({ delay: null });
  if (inBrowserHistory) window.history.pushState(null, '', path);
  const Router = inBrowserHistory ? BrowserRouter : MemoryRouter;
  await Promise.all([preloadMenu(), preloadPanel()]);
  // The first page may suspend: `act` waits until it is there.
  const view = await act(async () =>
    Promise.resolve(
      render(
        <AppProviders services={services}>
          <Router {...(!inBrowserHistory && { initialEntries: [path] })}>
            {routes}
            <Address />
          </Router>
        </AppProviders>,
      ),
    ),
  );
  return {
    ...view,
    user,
    services,
    gateway,
    /** Addresses outside the portal that the page has left for. */
    left,
    address: () => view.getByTestId('address').textContent,
  };
}
