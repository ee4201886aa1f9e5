import type { ApolloClient } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';
import type { HomeQueryVariables } from '../../../../web/features/home/Home.gen.ts';
import { homeVariables, pageFilters } from '../../../../web/features/home/home-answer.ts';
import { createHomeRequests } from '../../../../web/features/home/home-request.ts';
import { rowsAboveFold } from '../../../../web/features/home/rows-above-fold.ts';
import { boot, writeFirstVisit } from '../../support/first-visit.ts';
import { dashboardOf, kpi } from '../../support/home-fixtures.ts';

const TODAY = '2026-06-15';

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

/**
 * A page for which `boot.js` has asked, and a client that takes what it asked like the link to the
 * gateway does. The answers are of the given days, one after the other.
 */
function pageThatAsked(...answers: string[]) {
  writeFirstVisit();
  window.history.replaceState(null, '', '/');
  boot();
  window.firstAnswers = window.firstAnswers?.slice(1);
  const accepted: unknown[] = [];
  const client = {
    query() {
      accepted.push(window.firstAnswers?.[0]?.variables);
      window.firstAnswers = [];
      const asOf = answers.shift()!;
      return Promise.resolve({ data: dashboardOf([], { asOf }) });
    },
  } as unknown as ApolloClient;
  return { client, accepted };
}

function defaultVariables() {
  const fold = rowsAboveFold(window);
  return homeVariables({ code: 'home', panel: true, fold, ...pageFilters({}, TODAY) });
}

describe('The answer that was asked for before the day was known', () => {
  it.each([
    [1440, 900],
    [1440, 2400],
    [1024, 400],
    [719, 900],
    [390, 844],
  ])('is taken for the default day on a window of %i × %i', async (width, height) => {
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('innerHeight', height);
    const { client, accepted } = pageThatAsked('2026-06-14');
    const { preload, take } = createHomeRequests();
    preload(client, TODAY);
    const { outcome } = await take(client, defaultVariables());
    expect(outcome.received).not.toBeNull();
    expect(accepted).toEqual([defaultVariables()]);
  });

  it('is taken if the window has another height by now, which it may not know before the first paint', async () => {
    vi.stubGlobal('innerHeight', 600);
    const { client, accepted } = pageThatAsked('2026-06-14');
    vi.stubGlobal('innerHeight', 900);
    const { preload, take } = createHomeRequests();
    preload(client, TODAY);
    const { outcome, variables } = await take(client, defaultVariables());
    expect(outcome.received).not.toBeNull();
    expect(accepted).toEqual([{ ...defaultVariables(), fold: 4, belowFold: 5 }]);
    expect(variables).toMatchObject({ fold: 4, belowFold: 5 });
  });

  it('is asked for again if it is of another day, because midnight came between', async () => {
    const { client, accepted } = pageThatAsked('2026-06-13', '2026-06-14');
    const { preload, take } = createHomeRequests();
    preload(client, TODAY);
    const { outcome } = await take(client, defaultVariables());
    expect(outcome.received?.viewer?.dashboard?.asOf).toBe('2026-06-14');
    expect(accepted).toHaveLength(2);
  });
});

describe('The preloaded request of the home page', () => {
  it('answers the page that asks for the same, once', async () => {
    const { preload, take } = createHomeRequests();
    const { client, requests } = countingClient();
    preload(client, TODAY);
    const [variables] = requests;
    expect(variables).toMatchObject({ code: 'home', panel: true });
    const { outcome } = await take(client, structuredClone(variables!));
    expect(outcome.received).toEqual(dashboardOf([]));
    expect(requests).toHaveLength(1);
    await take(client, variables!);
    expect(requests).toHaveLength(2);
  });

  it('links its cards in the cache, so that a page that is drawn later does not ask for them', async () => {
    const { preload } = createHomeRequests();
    const writeQuery = vi.fn();
    const query = () => Promise.resolve({ data: dashboardOf([kpi('sales', '销售额', 1)]) });
    preload({ query, cache: { writeQuery } } as unknown as ApolloClient, TODAY);
    await vi.waitFor(() => expect(writeQuery).toHaveBeenCalledOnce());
    expect(writeQuery.mock.calls[0]?.[0]).toMatchObject({
      variables: { dashboardCode: 'home' },
      data: { viewer: { card: { __typename: 'KpiCard' } } },
    });
  });

  it('does not answer a page with other filters, nor a later one', async () => {
    const { preload, take } = createHomeRequests();
    const { client, requests } = countingClient();
    preload(client, TODAY);
    const other = { ...requests[0]!, code: 'sales' };
    await take(client, other);
    await take(client, requests[0]!);
    expect(requests.map(({ code }) => code)).toEqual(['home', 'sales', 'home']);
  });

  it('gives the page a failure to show, and the page can try again', async () => {
    const { preload, take } = createHomeRequests();
    const { client, requests } = countingClient({ fails: true });
    preload(client, TODAY);
    const { outcome } = await take(client, requests[0]!);
    expect(outcome).toMatchObject({ isLoading: false, received: null });
    expect(outcome.failure).not.toBeNull();
  });
});
