import { act, renderHook } from '@testing-library/react';
import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Observable } from 'rxjs';
import { expect, it } from 'vitest';
import { type CardPage, CardPageProvider } from '../../../../web/features/home/PageContext.tsx';
import { useCardData } from '../../../../web/features/home/useCardData.ts';

const document = gql`
  query Figure {
    figure
  }
`;

const pageOf = (answer: number): CardPage => ({
  ...{ dashboardCode: 'home', filter: {}, chosen: null, filters: [], asOf: null, answer },
  traits: { layout: { kind: 'file' } } as unknown as CardPage['traits'],
});

it('a card does not stay loading when its page brings what it is still asking for', async () => {
  // The services never answer the card itself.
  const link = new ApolloLink(() => new Observable(() => undefined));
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
  let answer = 0;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <CardPageProvider value={pageOf(answer)}>{children}</CardPageProvider>
    </ApolloProvider>
  );
  const { result, rerender } = renderHook(
    () =>
      useCardData<{ figure: string }, object, string>({
        document,
        variables: {},
        select: ({ figure }) => figure,
        initial: '7',
      }),
    { wrapper },
  );
  await act(async () => Promise.resolve());
  expect(result.current.isLoading).toBe(true);
  await act(async () => {
    client.writeQuery({ query: document, data: { figure: '7' } });
    await Promise.resolve();
  });
  answer = 1;
  rerender();
  await act(async () => Promise.resolve());
  expect(result.current).toMatchObject({ data: '7', isLoading: false, problem: null });
});
