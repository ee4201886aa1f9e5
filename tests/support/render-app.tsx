import { ApolloLink } from '@apollo/client';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormattedExecutionResult } from 'graphql';
import { MemoryRouter, useLocation } from 'react-router';
import { Observable } from 'rxjs';
import { AppProviders } from '../../web/app/AppProviders.tsx';
import { AppRoutes } from '../../web/app/AppRoutes.tsx';
import { createServices } from '../../web/app/create-services.ts';
import { silentChannel, type SessionChannel } from '../../web/platform/session/session-channel.ts';

// Loaded here, so that no test pays for it: the portal itself loads it when somebody is let in.
import '../../web/app/WorkbenchRoute.tsx';

type Variables = Readonly<Record<string, unknown>>;
type Answer = FormattedExecutionResult | Error | Promise<FormattedExecutionResult | Error>;
export type Answers = Readonly<Record<string, (variables: Variables) => Answer>>;

/** A gateway by a table of operations. It notes what it is asked; what it does not know it answers like a gateway that is down. */
export function fakeGateway(answers: Answers) {
  const asked: { operation: string; variables: Variables; headers: Variables }[] = [];
  const transport = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const name = operation.operationName ?? '';
        const { headers } = operation.getContext() as { headers: Variables };
        asked.push({ operation: name, variables: operation.variables, headers });
        const answer = answers[name] ?? (() => new TypeError('Failed to fetch'));
        void Promise.resolve(answer(operation.variables)).then((result) => {
          if (result instanceof Error) {
            observer.error(result);
            return;
          }
          observer.next(result);
          observer.complete();
        });
      }),
  );
  return { transport, asked, operations: () => asked.map(({ operation }) => operation) };
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <span data-testid="address">
      {pathname}
      {search}
    </span>
  );
}

interface RenderOptions {
  at: string;
  answers?: Answers;
  /** What joins this window to others: nothing, unless a test says otherwise. */
  channel?: SessionChannel;
}

/** The real portal, from the router down, over a gateway by a table. */
export async function renderApp({ at, answers = {}, channel = silentChannel }: RenderOptions) {
  const gateway = fakeGateway(answers);
  const left: string[] = [];
  const services = {
    ...(await createServices(window, gateway.transport, channel)),
    leave: (address: string) => void left.push(address),
  };
  const user = userEvent.setup({ delay: null });
  // The first page may suspend: React wants to be waited for then.
  const view = await act(async () =>
    Promise.resolve(
      render(
        <AppProviders services={services}>
          <MemoryRouter initialEntries={[at]}>
            <AppRoutes />
            <Address />
          </MemoryRouter>
        </AppProviders>,
      ),
    ),
  );
  return {
    ...view,
    user,
    services,
    gateway,
    left,
    address: () => view.getByTestId('address').textContent,
  };
}
