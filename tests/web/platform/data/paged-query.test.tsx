import { gql, type TypedDocumentNode } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FormattedExecutionResult } from 'graphql';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { usePagedQuery } from '../../../../web/platform/data/usePagedQuery.ts';
import { fakeLiveFeed } from '../../support/fake-live-feed.ts';
import { waitingGateway } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

interface Data {
  viewer: { id: string; things: { totalCount: number; nodes: { id: string }[] } | null } | null;
}
interface Variables {
  page: number;
  pageSize: number;
  search: string;
}

const ThingsDocument = gql`
  query Things($page: Int!, $pageSize: Int!, $search: String) {
    viewer {
      id
      things(page: $page, pageSize: $pageSize, search: $search) {
        totalCount
        nodes {
          id
        }
      }
      other
    }
  }
` as TypedDocumentNode<Data, Variables>;

const PAGE_SIZE = 2;
const liveKinds = ['task'] as const;
const start = { list: 'mine', page: 1, search: '' };

/** Shows what the hook says as one line of text, with a button for each thing that a user can do. */
function Things() {
  const [view, setView] = useState(start);
  const { rows, busy, failure, isEmpty, totalCount, page, reload } = usePagedQuery(ThingsDocument, {
    variables: { page: view.page, pageSize: PAGE_SIZE, search: `${view.list}${view.search}` },
    pageOf: ({ viewer }) => viewer?.things,
    page: view.page,
    pageSize: PAGE_SIZE,
    onPage: (number) => setView({ ...view, page: number }),
    subject: view.list,
    liveKinds,
  });
  const state = [
    rows === null ? 'nothing' : rows.map(({ id }) => id).join(' ') || 'no rows',
    `${page}/${totalCount}`,
    busy && 'busy',
    isEmpty && 'empty',
    failure !== null && 'failed',
  ];
  return (
    <>
      <output aria-label="list">{state.filter(Boolean).join(', ')}</output>
      <button onClick={() => setView({ ...view, page: view.page + 1 })}>next page</button>
      <button onClick={() => setView({ ...view, search: 'x', page: 1 })}>search</button>
      <button onClick={() => setView({ ...view, list: 'yours', page: 1 })}>other list</button>
      <button onClick={reload}>reload</button>
    </>
  );
}

const things = (...ids: string[]): FormattedExecutionResult => thingsOf(5, ids);
function thingsOf(
  totalCount: number,
  ids: readonly string[],
  other: number | null = 1,
): FormattedExecutionResult {
  const nodes = ids.map((id) => ({ __typename: 'Thing', id }));
  const page = { __typename: 'ThingPage', totalCount, nodes };
  return { data: { viewer: { __typename: 'Viewer', id: 'v', things: page, other } } };
}
const down = { message: 'down', extensions: { code: 'UPSTREAM_FAILED' } };
const lost = new TypeError('Failed to fetch');
const withoutThings: FormattedExecutionResult = {
  data: { viewer: { __typename: 'Viewer', id: 'v', things: null, other: 1 } },
  errors: [{ ...down, path: ['viewer', 'things'] }],
};
const withoutOther: FormattedExecutionResult = {
  ...thingsOf(5, ['a', 'b'], null),
  errors: [{ ...down, path: ['viewer', 'other'] }],
};

type Step = readonly [
  action: string | null,
  answer: FormattedExecutionResult | Error,
  waiting: string,
  answered: string,
];

const shown = () => screen.getByRole('status', { name: 'list' }).textContent;

async function showThings() {
  const liveFeed = fakeLiveFeed();
  const gateway = waitingGateway();
  await renderInPortal(<Things />, { gateway, liveFeed });
  const state = (text: string) => waitFor(() => expect(shown()).toBe(text));
  async function run([action, answer, waiting, answered]: Step) {
    const sent = gateway.requests.length;
    if (action === 'live event') liveFeed.send('task');
    else if (action !== null) fireEvent.click(screen.getByRole('button', { name: action }));
    await waitFor(() =>
      expect(gateway.requests.length).toBeGreaterThan(action === null ? 0 : sent),
    );
    await state(waiting);
    gateway.requests.at(-1)?.answer(answer);
    await state(answered);
  }
  return { gateway, run };
}

const loaded: Step = [null, things('a', 'b'), 'nothing, 1/0', 'a b, 1/5'];

const cases: readonly (readonly [string, readonly Step[]])[] = [
  [
    'shows a failure if the first load fails',
    [[null, withoutThings, 'nothing, 1/0', 'nothing, 1/0, failed']],
  ],
  [
    'shows a failure if the connection is lost first',
    [[null, lost, 'nothing, 1/0', 'nothing, 1/0, failed']],
  ],
  [
    'shows the rows when the first load is repeated',
    [
      [null, withoutThings, 'nothing, 1/0', 'nothing, 1/0, failed'],
      ['reload', things('a'), 'nothing, 1/0', 'a, 1/5'],
    ],
  ],
  [
    'is no failure if another field of the answer failed',
    [[null, withoutOther, 'nothing, 1/0', 'a b, 1/5']],
  ],
  [
    'keeps the rows while another page loads',
    [loaded, ['next page', things('c', 'd'), 'a b, 2/5, busy', 'c d, 2/5']],
  ],
  [
    'keeps the rows of the last page that loaded',
    [loaded, ['next page', withoutThings, 'a b, 2/5, busy', 'a b, 2/5, failed']],
  ],
  [
    'keeps the rows if the connection is lost',
    [loaded, ['next page', lost, 'a b, 2/5, busy', 'a b, 2/5, failed']],
  ],
  [
    'keeps the rows if a search fails',
    [loaded, ['search', withoutThings, 'a b, 1/5, busy', 'a b, 1/5, failed']],
  ],
  [
    'keeps the rows if the user reloads and it fails',
    [loaded, ['reload', withoutThings, 'a b, 1/5', 'a b, 1/5, failed']],
  ],
  [
    'keeps the rows if a live event comes and the reload fails',
    [loaded, ['live event', lost, 'a b, 1/5', 'a b, 1/5, failed']],
  ],
  [
    'is no longer stale after the next good answer',
    [
      loaded,
      ['live event', withoutThings, 'a b, 1/5', 'a b, 1/5, failed'],
      ['reload', things('c'), 'a b, 1/5', 'c, 1/5'],
      ['next page', withoutThings, 'c, 2/5, busy', 'c, 2/5, failed'],
      ['live event', things('d'), 'c, 2/5, failed', 'd, 2/5'],
    ],
  ],
  [
    'never shows the rows of another list after a failure',
    [
      loaded,
      ['other list', withoutThings, 'a b, 1/5, busy', 'nothing, 1/0, failed'],
      ['reload', things('z'), 'a b, 1/5, busy', 'z, 1/5'],
    ],
  ],
  [
    'has no rows to keep if the list is empty',
    [
      [null, thingsOf(0, []), 'nothing, 1/0', 'no rows, 1/0, empty'],
      ['search', withoutThings, 'no rows, 1/0, busy', 'nothing, 1/0, failed'],
    ],
  ],
];

it.each(cases)('%s', async (_what, steps) => {
  const { run } = await showThings();
  for (const step of steps) await run(step);
});

it('goes to the last page if the page no longer exists', async () => {
  const { run, gateway } = await showThings();
  await run(loaded);
  await run(['next page', thingsOf(1, []), 'a b, 2/5, busy', 'a b, 1/5']);
  gateway.requests.at(-1)?.answer(thingsOf(1, ['a']));
  await waitFor(() => expect(shown()).toBe('a, 1/1'));
});

it('counts as use of the session only what the user asked for', async () => {
  const { run, gateway } = await showThings();
  await run(loaded);
  await run(['live event', things('c'), 'a b, 1/5', 'c, 1/5']);
  await run(['reload', things('d'), 'c, 1/5', 'd, 1/5']);
  expect(gateway.requests.map(({ background }) => background)).toEqual([false, true, false]);
});
