import type { ApolloClient } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import type { HomeQueryVariables } from '../../../../web/features/home/Home.gen.ts';
import { createHomeRequests } from '../../../../web/features/home/home-request.ts';
import { dashboardOf, kpi } from '../../support/home-fixtures.ts';

/** A client that counts its requests and answers each, or refuses all. */
function countingClient({ fails = false } = {}) {
  const requests: HomeQueryVariables[] = [];
  const client = {
    query({ variables }: { variables: HomeQueryVariables }) {
      requests.push(variables);
      return fails
        ? Promise.reject(new Error('no network'))
        : Promise.resolve({ data: dashboardOf([]) });
    },
  } as unknown as ApolloClient;
  return { client, requests };
}

describe('The preloaded request of the home page', () => {
  it('answers the page that asks for the same, once', async () => {
    const { preload, take } = createHomeRequests();
    const { client, requests } = countingClient();
    preload(client, '2026-06-15');
    const [variables] = requests;
    expect(variables).toMatchObject({ code: 'home', panel: true });
    const outcome = await take(client, structuredClone(variables!));
    expect(outcome.received).toEqual(dashboardOf([]));
    expect(requests).toHaveLength(1);
    await take(client, variables!);
    expect(requests).toHaveLength(2);
  });

  it('links its cards in the cache, so that a page that is drawn later does not ask for them', async () => {
    const { preload } = createHomeRequests();
    const writeQuery = vi.fn();
    const query = () => Promise.resolve({ data: dashboardOf([kpi('sales', '销售额', 1)]) });
    preload({ query, cache: { writeQuery } } as unknown as ApolloClient, '2026-06-15');
    await vi.waitFor(() => expect(writeQuery).toHaveBeenCalledOnce());
    expect(writeQuery.mock.calls[0]?.[0]).toMatchObject({
      variables: { dashboardCode: 'home' },
      data: { viewer: { card: { __typename: 'KpiCard' } } },
    });
  });

  it('does not answer a page with other filters, nor a later one', async () => {
    const { preload, take } = createHomeRequests();
    const { client, requests } = countingClient();
    preload(client, '2026-06-15');
    const other = { ...requests[0]!, code: 'sales' };
    await take(client, other);
    await take(client, requests[0]!);
    expect(requests.map(({ code }) => code)).toEqual(['home', 'sales', 'home']);
  });

  it('gives the page a failure to show, and the page can try again', async () => {
    const { preload, take } = createHomeRequests();
    const { client, requests } = countingClient({ fails: true });
    preload(client, '2026-06-15');
    const outcome = await take(client, requests[0]!);
    expect(outcome).toMatchObject({ isLoading: false, received: null });
    expect(outcome.failure).not.toBeNull();
  });
});
