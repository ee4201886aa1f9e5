import { ApolloClient, ApolloLink, execute, gql, InMemoryCache, ServerError } from '@apollo/client';
import { Observable, type Subscriber } from 'rxjs';
import { expect, it } from 'vitest';
import { createBusyLink } from '../../../../web/platform/apollo/create-busy-link.ts';

const query = gql`
  query Part {
    viewer {
      id
    }
  }
`;
const mutation = gql`
  mutation Change {
    change {
      id
    }
  }
`;
const refused = (retryAfterSeconds: number) => ({
  data: null,
  errors: [{ message: 'busy', extensions: { code: 'OVERLOADED', limit: { retryAfterSeconds } } }],
});
const done = { data: { viewer: { id: '1' } } };

/** A busy gateway, whose answers are sent by the test, and a timer that the test runs. */
function busyGateway() {
  const waiting: Subscriber<ApolloLink.Result>[] = [];
  const timers: { ms: number; run: () => void }[] = [];
  let sent = 0;
  const transport = new ApolloLink(
    () =>
      new Observable((observer) => {
        sent += 1;
        waiting.push(observer);
      }),
  );
  const after = (ms: number, run: () => void) => {
    const timer = { ms, run };
    timers.push(timer);
    return () => void timers.splice(0, timers.length, ...timers.filter((each) => each !== timer));
  };
  const link = ApolloLink.from([createBusyLink({ after, random: () => 1 }), transport]);
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  });
  const results: ApolloLink.Result[] = [];
  const errors: unknown[] = [];
  return {
    ...{ timers, results, errors },
    sent: () => sent,
    ask: (document = query) =>
      execute(link, { query: document }, { client }).subscribe({
        next: (result) => results.push(result),
        error: (error: unknown) => errors.push(error),
      }),
    answer(result: ApolloLink.Result) {
      const observer = waiting.shift();
      observer?.next(result);
      observer?.complete();
    },
    fail: (error: unknown) => waiting.shift()?.error(error),
    passTime: () => timers.shift()?.run(),
  };
}

it('a query that a busy gateway refused is sent again after the wait, spread over time', () => {
  const { ask, answer, timers, passTime, results, sent } = busyGateway();
  ask();
  answer(refused(5));
  expect(results).toEqual([]);
  expect(timers.map(({ ms }) => ms)).toEqual([7500]);
  passTime();
  expect(sent()).toBe(2);
  answer(done);
  expect(results).toEqual([done]);
});

it('a query that got no GraphQL answer because the gateway is busy is sent again', () => {
  const { ask, answer, fail, passTime, results, errors } = busyGateway();
  ask();
  fail(new ServerError('busy', { response: new Response('', { status: 503 }), bodyText: '' }));
  expect(errors).toEqual([]);
  passTime();
  answer(done);
  expect(results).toEqual([done]);
});

it('the refusal is shown when the gateway stays busy', () => {
  const { ask, answer, passTime, results, sent } = busyGateway();
  ask();
  for (let count = 0; count < 6; count += 1) {
    answer(refused(1));
    passTime();
  }
  expect(sent()).toBe(6);
  expect(results).toEqual([refused(1)]);
});

it('a part that leaves the page is not asked for again', () => {
  const { ask, answer, timers } = busyGateway();
  const subscription = ask();
  answer(refused(5));
  subscription.unsubscribe();
  expect(timers).toEqual([]);
});

it('changes and other failures are not repeated', () => {
  const { ask, answer, fail, results, errors, timers } = busyGateway();
  ask(mutation);
  answer(refused(5));
  ask();
  fail(new Error('offline'));
  expect([results, errors, timers]).toEqual([[refused(5)], [new Error('offline')], []]);
});
