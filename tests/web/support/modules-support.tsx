import { ApolloProvider } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { AppProviders } from '../../../web/app/AppProviders.tsx';
import { createServices } from '../../../web/app/create-services.ts';
import { ViewerProvider, type Viewer } from '../../../web/platform/session/ViewerContext.tsx';
import { fakeGateway, type Answers } from '../../support/render-app.tsx';
import { viewerOf } from './shell-fixtures.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}

/** A page of a signed-in user, without the frame around it. */
export async function renderPage({
  page,
  at,
  path,
  answers,
}: {
  page: ReactNode;
  at: string;
  path: string;
  answers: Answers;
}) {
  const gateway = fakeGateway(answers);
  const services = await createServices(window, gateway.transport);
  await services.language.need('workbench');
  const client = await services.loadClient();
  const viewer = viewerOf() as unknown as Viewer;
  const user = userEvent.setup({ delay: null });
  const view = await act(async () =>
    Promise.resolve(
      render(
        <AppProviders services={services}>
          <ApolloProvider client={client}>
            <ViewerProvider value={viewer}>
              <MemoryRouter initialEntries={['/before', at]}>
                <Routes>
                  <Route path={path} element={page} />
                  <Route path="*" element={null} />
                </Routes>
                <Address />
              </MemoryRouter>
            </ViewerProvider>
          </ApolloProvider>
        </AppProviders>,
      ),
    ),
  );
  return {
    ...view,
    services,
    gateway,
    user,
    address: () => view.getByTestId('address').textContent,
  };
}

export const viewerAnswer = (fields: object, errors: readonly object[] = []) => ({
  data: { viewer: { __typename: 'Viewer', id: 'viewer-1', ...fields } },
  ...(errors.length > 0 && { errors: errors as never }),
});
