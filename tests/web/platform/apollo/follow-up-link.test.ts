import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import { expect, it } from 'vitest';
import { createFollowUpLink } from '../../../../web/platform/apollo/create-follow-up-link.ts';

const query = gql`
  query Late {
    viewer {
      id
    }
  }
`;
const stillRunning = {
  data: null,
  errors: [{ message: 'late', extensions: { reason: 'STILL_RUNNING' } }],
};
const done = { data: { viewer: { id: '1' } } };

/** A gateway whose answers are sent by the test. */
function heldLink() {
  const time = { now: 0 };
  const waiting: Subscriber<ApolloLink.Result>[] = [];
  let sent = 0;
  const transport = new ApolloLink(
    () =>
      new Observable((observer) => {
        sent += 1;
        waiting.push(observer);
      }),
  );
  const link = ApolloLink.from([createFollowUpLink(() => time.now), transport]);
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
  const results: ApolloLink.Result[] = [];
  return {
    time,
    results,
    sent: () => sent,
    ask: (context: object = { followUp: true }) =>
      execute(link, { query, context }, { client }).subscribe((result) => results.push(result)),
    answer(result: ApolloLink.Result) {
      const observer = waiting.shift();
      observer?.next(result);
      observer?.complete();
    },
  };
}

it('three follow-ups are sent at once, and other requests are sent without waiting', () => {
  const { ask, sent, answer } = heldLink();
  for (let count = 0; count < 5; count += 1) ask();
  expect(sent()).toBe(3);
  ask({});
  expect(sent()).toBe(4);
  answer(done);
  expect(sent()).toBe(5);
});

it('a follow-up whose call is still running goes to the end of the queue, and the others are sent', () => {
  const { ask, sent, answer, results } = heldLink();
  for (let count = 0; count < 4; count += 1) ask();
  answer(stillRunning);
  expect([sent(), results.length]).toEqual([4, 0]);
  answer(done);
  expect([sent(), results.length]).toEqual([5, 1]);
});

it('a follow-up fails after half a minute, reporting that the services did not answer', () => {
  const { ask, answer, results, time, sent } = heldLink();
  ask();
  answer(stillRunning);
  time.now = 30_000;
  answer(stillRunning);
  expect(results).toEqual([stillRunning]);
  expect(sent()).toBe(2);
});

it('a follow-up that nothing waits for any more gives its slot to the next', () => {
  const { ask, sent } = heldLink();
  const first = ask();
  for (let count = 0; count < 3; count += 1) ask();
  first.unsubscribe();
  expect(sent()).toBe(4);
});
