import { gql, type TypedDocumentNode } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FormattedExecutionResult } from 'graphql';
import { expect, it } from 'vitest';
import { Loaded } from '../../../../web/design/feedback/Loaded.tsx';
import { usePartQuery } from '../../../../web/platform/data/usePartQuery.ts';
import { waitingGateway } from '../../support/fake-gateway.ts';
import { renderInPortal } from '../../support/render-in-portal.tsx';

interface Data {
  viewer: { id: string; thing: { id: string; name: string } | null } | null;
}

const ThingDocument = gql`
  query Thing {
    viewer {
      id
      thing {
        id
        name
      }
    }
  }
` as TypedDocumentNode<Data, Record<string, never>>;

function Thing({ skip = false }: { skip?: boolean }) {
  const query = usePartQuery(ThingDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer?.thing,
    skip,
  });
  return (
    <>
      <button onClick={query.reload}>reload</button>
      <Loaded
        query={query}
        waiting={<p>waiting</p>}
        failedTitle="failed"
        none={<p>there is no such thing</p>}
      >
        {({ name }) => <p>{name}</p>}
      </Loaded>
    </>
  );
}

const thing = (name: string | null, code?: string): FormattedExecutionResult => ({
  data: {
    viewer: {
      __typename: 'Viewer',
      id: 'v',
      thing: name === null ? null : { __typename: 'Thing', id: 't', name },
    },
  },
  ...(code !== undefined && {
    errors: [{ message: code, path: ['viewer', 'thing'], extensions: { code } }],
  }),
});
const nothing: FormattedExecutionResult = {
  data: null,
  errors: [{ message: 'late', extensions: { code: 'UPSTREAM_TIMEOUT' } }],
};
const none = 'there is no such thing';
const lost = new TypeError('Failed to fetch');

/** Each answer, and the texts that are shown after it and that are not. */
type Step = readonly [
  answer: FormattedExecutionResult | Error,
  shown: readonly string[],
  hidden: readonly string[],
];

const cases: readonly (readonly [string, readonly Step[]])[] = [
  ['shows what was loaded', [[thing('lamp'), ['lamp'], ['waiting', none]]]],
  ['shows a failure of the whole answer', [[nothing, ['failed'], [none]]]],
  ['says that there is none', [[thing(null), [none], ['failed', 'waiting']]]],
  ['says the same if the account may not see it', [[thing(null, 'FORBIDDEN'), [none], ['failed']]]],
  [
    'shows a failure, and what is loaded after a retry',
    [
      [thing(null, 'UPSTREAM_FAILED'), ['failed'], [none]],
      [thing('lamp'), ['lamp'], ['failed']],
    ],
  ],
  [
    'keeps what was loaded if the next load fails',
    [
      [thing('lamp'), ['lamp'], ['failed']],
      [lost, ['lamp', '内容没有更新：'], ['failed']],
      [thing(null), [none], ['lamp']],
    ],
  ],
];

it.each(cases)('%s', async (_what, steps) => {
  const gateway = waitingGateway();
  await renderInPortal(<Thing />, { gateway });
  expect(screen.getByText('waiting')).toBeTruthy();
  for (const [index, [answer, shown, hidden]] of steps.entries()) {
    if (index > 0) fireEvent.click(screen.getByRole('button', { name: 'reload' }));
    await waitFor(() => expect(gateway.requests).toHaveLength(index + 1));
    gateway.requests.at(-1)?.answer(answer);
    for (const text of shown) await screen.findByText(text, { exact: false });
    for (const text of hidden) expect(screen.queryByText(text)).toBeNull();
  }
});

it('asks nothing while it is skipped', async () => {
  const gateway = waitingGateway();
  await renderInPortal(<Thing skip />, { gateway });
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(gateway.requests).toEqual([]);
});
