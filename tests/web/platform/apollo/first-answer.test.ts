import { expect, test, vi } from 'vitest';
import {
  acceptFirstAnswer,
  askedAhead,
  createFirstFetch,
  type FirstAnswer,
} from '../../../../web/platform/apollo/first-answer.ts';

const WORKBENCH = { operationName: 'Workbench', variables: { locale: 'zh-CN' } };
const request = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

const textOf = async (answer: Promise<Response>) => (await answer).text();

function open(...firsts: Partial<FirstAnswer>[]) {
  const early = new Response('early');
  const late = new Response('late');
  const send = vi.fn<typeof fetch>().mockResolvedValue(late);
  const page: Pick<Window, 'firstAnswers'> = {
    firstAnswers: (firsts.length > 0 ? firsts : [{}]).map((first) => ({
      ...{ ...WORKBENCH, at: performance.now(), answer: Promise.resolve(early) },
      ...first,
    })),
  };
  return { send, late, page, ask: createFirstFetch(page, send) };
}

test('answers the first request with what was asked for while the code was loading', async () => {
  const { ask, send } = open();
  expect(await textOf(ask('/graphql', request({ ...WORKBENCH, query: '{ a }' })))).toBe('early');
  expect(send).not.toHaveBeenCalled();
});

test('sends the second request, such as one more try after a failure', async () => {
  const { ask, send, late } = open({ answer: Promise.reject(new TypeError('offline')) });
  await expect(ask('/graphql', request(WORKBENCH))).rejects.toThrow('offline');
  await expect(ask('/graphql', request(WORKBENCH))).resolves.toBe(late);
  expect(send).toHaveBeenCalledOnce();
});

test('sends the request in another language, and forgets the early answer', async () => {
  const { ask, send, late } = open();
  const body = { ...WORKBENCH, variables: { locale: 'en-US' } };
  await expect(ask('/graphql', request(body))).resolves.toBe(late);
  await ask('/graphql', request(WORKBENCH));
  expect(send).toHaveBeenCalledTimes(2);
});

test('sends the request if the early answer is old, such as after a long time under the lock screen', async () => {
  const { ask, late } = open({ at: performance.now() - 60_000 });
  await expect(ask('/graphql', request(WORKBENCH))).resolves.toBe(late);
});

test('sends requests where nothing was asked early, such as on the development server', async () => {
  const send = vi.fn<typeof fetch>().mockResolvedValue(new Response('late'));
  await createFirstFetch({}, send)('/graphql', request(WORKBENCH));
  expect(send).toHaveBeenCalledWith('/graphql', request(WORKBENCH));
});

const HOME = { operationName: 'Home', variables: { code: 'home', filter: {}, fold: 6 } };

test('answers each of several requests, in any order of requests and variables', async () => {
  const home = new Response('home');
  const { ask, send, late } = open({}, { ...HOME, answer: Promise.resolve(home) });
  const asked = { ...HOME, variables: { fold: 6, filter: {}, code: 'home' } };
  expect(await textOf(ask('/graphql', request(asked)))).toBe('home');
  expect(await textOf(ask('/graphql', request(WORKBENCH)))).toBe('early');
  expect(send).not.toHaveBeenCalled();
  await expect(ask('/graphql', request(asked))).resolves.toBe(late);
});

test('lets the same request wait for an answer that is on its way', async () => {
  const { ask, send } = open(HOME);
  const both = await Promise.all([ask('/graphql', request(HOME)), ask('/graphql', request(HOME))]);
  expect(await Promise.all(both.map((answer) => answer.text()))).toEqual(['early', 'early']);
  expect(send).not.toHaveBeenCalled();
});

test('keeps what was asked ahead while the first answer or parts of it, which were late, are asked for again', async () => {
  const { ask, send } = open({}, HOME);
  await ask('/graphql', request(WORKBENCH));
  await ask('/graphql', request(WORKBENCH));
  await ask('/graphql', request({ operationName: 'UnreadMessages', variables: {} }));
  expect(await textOf(ask('/graphql', request(HOME)))).toBe('early');
  expect(send).toHaveBeenCalledTimes(2);
});

test('an answer can be accepted for variables that mean the same', async () => {
  const { ask, send, page } = open(HOME);
  expect([askedAhead(page, 'Home'), askedAhead(page, 'Workbench'), askedAhead({}, 'Home')]).toEqual(
    [HOME.variables, undefined, undefined],
  );
  const variables = { ...HOME.variables, filter: { date: '2026-06-13' } };
  acceptFirstAnswer(page, 'Home', variables);
  expect(await textOf(ask('/graphql', request({ ...HOME, variables })))).toBe('early');
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['for the post and store of the page', 'P1~', 'P1~', 'early'],
  ['for another post or store, because another window has switched', 'P2~', 'P1~', 'late'],
  ['for no post or store, because the session was locked or had ended', null, 'P1~', 'late'],
  ['for a page that does not know its post and store yet', 'P1~', undefined, 'early'],
])('an answer %s', async (_title, scope, wanted, expected) => {
  const named: HeadersInit = scope === null ? {} : { 'x-portal-scope': scope };
  const answer = new Response('early', { headers: named });
  const { ask } = open({ ...HOME, answer: Promise.resolve(answer) });
  const headers = wanted === undefined ? {} : { 'x-portal-scope': wanted };
  const taken = await ask('/graphql', { ...request(HOME), headers });
  await expect(taken.text()).resolves.toBe(expected);
});
