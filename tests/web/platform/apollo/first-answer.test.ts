import { readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { expect, test, vi } from 'vitest';
import {
  createFirstFetch,
  type FirstAnswer,
} from '../../../../web/platform/apollo/first-answer.ts';

const WORKBENCH = { operationName: 'Workbench', variables: { locale: 'zh-CN' } };
const request = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });

function open(first?: Partial<FirstAnswer>) {
  const early = new Response('early');
  const late = new Response('late');
  const send = vi.fn<typeof fetch>().mockResolvedValue(late);
  const page = {
    firstAnswer: {
      ...WORKBENCH,
      scope: null,
      next: null,
      at: performance.now(),
      answer: Promise.resolve(early),
      ...first,
    } as FirstAnswer | undefined,
  };
  return { send, early, late, ask: createFirstFetch(page, send) };
}

test('answers the first request with what was asked for while the code was loading', async () => {
  const { ask, send, early } = open();
  await expect(ask('/graphql', request({ ...WORKBENCH, query: '{ a }' }))).resolves.toBe(early);
  expect(send).not.toHaveBeenCalled();
});

test('answers the second request with what was asked for on the first answer, in the same scope only', async () => {
  const body = { operationName: 'Home', variables: { fold: 6 } };
  const home = new Response('home');
  const next = { ...body, scope: 'P1~', at: performance.now(), next: null };
  const ask = async (scope: string) => {
    const { ask, late } = open({
      next: Promise.resolve({ ...next, answer: Promise.resolve(home) }),
    });
    await ask('/graphql', request(WORKBENCH));
    const headers = { 'x-portal-scope': scope };
    return [await ask('/graphql', { ...request(body), headers }), late] as const;
  };
  expect((await ask('P1~'))[0]).toBe(home);
  const [answer, late] = await ask('P2~');
  expect(answer).toBe(late);
});

test('keeps the answer for the home page while parts of the shell that came late are asked for', async () => {
  const body = { operationName: 'Home', variables: {} };
  const home = new Response('home');
  const { ask, send, late } = open({
    next: Promise.resolve({
      ...{ ...body, scope: null, at: performance.now(), next: null },
      answer: Promise.resolve(home),
    }),
  });
  await ask('/graphql', request(WORKBENCH));
  const parts = parse(readFileSync('web/features/shell/parts/ShellParts.graphql', 'utf8'));
  const names = parts.definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? [one.name?.value] : [],
  );
  for (const operationName of names)
    expect(await ask('/graphql', request({ operationName, variables: {} }))).toBe(late);
  expect(await ask('/graphql', request(body))).toBe(home);
  expect(send).toHaveBeenCalledTimes(names.length);
});

test('sends the second request, such as one more try after a failure', async () => {
  const { ask, send, late } = open({ answer: Promise.reject(new TypeError('offline')) });
  await expect(ask('/graphql', request(WORKBENCH))).rejects.toThrow('offline');
  await expect(ask('/graphql', request(WORKBENCH))).resolves.toBe(late);
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  ['another operation', { ...WORKBENCH, operationName: 'SignIn' }],
  ['another language', { ...WORKBENCH, variables: { locale: 'en-US' } }],
])(
  'sends %s, and forgets the early answer, which belongs to a page that never asked',
  async (_title, body) => {
    const { ask, send, late } = open();
    await expect(ask('/graphql', request(body))).resolves.toBe(late);
    await ask('/graphql', request(WORKBENCH));
    expect(send).toHaveBeenCalledTimes(2);
  },
);

test('sends the request if the early answer is old, such as after a long time under the lock screen', async () => {
  const { ask, late } = open({ at: performance.now() - 60_000 });
  await expect(ask('/graphql', request(WORKBENCH))).resolves.toBe(late);
});

test('sends requests where nothing was asked early, such as on the development server', async () => {
  const send = vi.fn<typeof fetch>().mockResolvedValue(new Response('late'));
  await createFirstFetch({}, send)('/graphql', request(WORKBENCH));
  expect(send).toHaveBeenCalledWith('/graphql', request(WORKBENCH));
});
