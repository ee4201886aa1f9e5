import { expect, test } from 'vitest';
import { createLateAnswers } from '../../../gateway/upstream/late-answers.ts';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { startGateway, type TestGateway } from '../../support/gateway/gateway.ts';
import { createLateServices, type LateServices } from '../../support/retail/late-services.ts';
import { createManualTimers } from '../../support/manual-timers.ts';
import { APPLICATIONS, MENU_TREE } from '../../support/retail/retail-fixtures.ts';
import { byPath, Refused, type Script } from '../../support/gateway/scripted-transport.ts';
import { wholeHome } from '../../support/gateway/whole-home.ts';

const FAVOURITES = '{ viewer { name favourites { moduleCode } } }';
const SHELL = '{ viewer { favourites { moduleCode } applications { code menus { code } } } }';
const WITHIN = { 'x-portal-answer-within': '500' };
const FOLLOW_UP = { 'x-portal-follow-up': '1' };

const row = (modulecode: string) => ({
  id: modulecode,
  modulecode,
  modulename: modulecode,
  appcode: 'OPS',
  appname: 'OPS',
});
const shell: Script = byPath({
  [OPERATIONS.favourites]: { total: 1, pageData: [row('300101')] },
  [OPERATIONS.staffApplications]: APPLICATIONS,
  [OPERATIONS.staffMenuTree]: MENU_TREE,
  [OPERATIONS.removeFavourite]: null,
});

async function open(services: LateServices): Promise<TestGateway & { cookie: string }> {
  const gateway = await startGateway(
    {},
    { transport: services.transport, after: services.timers.after },
  );
  return { ...gateway, cookie: await gateway.signIn() };
}

const isFavourites = ({ path }: { path: string }) => path === OPERATIONS.favourites;
const countOf = ({ calls }: LateServices, path: string) =>
  calls.filter((call) => call.path === path).length;

test('a request with a time limit is answered on time, without the late parts and with all others', async () => {
  const services = createLateServices(shell, isFavourites);
  const { ask, cookie } = await open(services);
  const asking = ask(SHELL, { cookie, headers: WITHIN });
  await services.pass(500);
  const { data, errors } = await asking;
  expect(data?.viewer).toMatchObject({
    favourites: null,
    applications: [{ menus: [{}, {}, {}] }, { menus: [{}, {}, {}] }],
  });
  expect(errors).toMatchObject([
    {
      path: ['viewer', 'favourites'],
      extensions: { code: 'UPSTREAM_TIMEOUT', reason: 'STILL_RUNNING' },
    },
  ]);
});

test('a follow-up gets the answer of the continuing call, whether it is still running or has ended', async () => {
  for (const comesFirst of ['the answer', 'the follow-up']) {
    const services = createLateServices(shell, isFavourites);
    const { ask, cookie } = await open(services);
    const asking = ask(FAVOURITES, { cookie, headers: WITHIN });
    await services.pass(500);
    await asking;
    if (comesFirst === 'the answer') await services.answer();
    const following = ask(FAVOURITES, { cookie, headers: FOLLOW_UP });
    await services.pass(1_000);
    await services.answer();
    expect((await following).data?.viewer).toMatchObject({
      favourites: [{ moduleCode: '300101' }],
    });
    expect(countOf(services, OPERATIONS.favourites)).toBe(1);
  }
});

test('a follow-up may be late too and can be repeated', async () => {
  const services = createLateServices(shell, isFavourites);
  const { ask, cookie } = await open(services);
  for (const headers of [WITHIN, { ...WITHIN, ...FOLLOW_UP }, { ...WITHIN, ...FOLLOW_UP }]) {
    const asking = ask(FAVOURITES, { cookie, headers });
    await services.pass(500);
    expect((await asking).errors?.[0]?.extensions.reason).toBe('STILL_RUNNING');
  }
  await services.answer();
  expect((await ask(FAVOURITES, { cookie, headers: FOLLOW_UP })).errors).toBeUndefined();
  expect(countOf(services, OPERATIONS.favourites)).toBe(1);
});

test('a follow-up gets a late refusal without a new call', async () => {
  const refuses: Script = () => {
    throw new Refused('B0001');
  };
  const services = createLateServices(refuses, isFavourites);
  const { ask, cookie } = await open(services);
  const asking = ask(FAVOURITES, { cookie, headers: WITHIN });
  await services.pass(500);
  await asking;
  await services.answer();
  const { errors } = await ask(FAVOURITES, { cookie, headers: FOLLOW_UP });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_FAILED', returncode: 'B0001' } }]);
  expect(services.calls).toHaveLength(1);
});

test('the answer goes neither to other sessions of the account nor to requests that are not follow-ups', async () => {
  const services = createLateServices(shell, isFavourites);
  const { ask, cookie, signIn } = await open(services);
  const asking = ask(FAVOURITES, { cookie, headers: WITHIN });
  await services.pass(500);
  await asking;
  await services.answer();
  await ask(FAVOURITES, { cookie: await signIn(), headers: FOLLOW_UP });
  await ask(FAVOURITES, { cookie });
  expect(countOf(services, OPERATIONS.favourites)).toBe(3);
});

test('a call from before a change is made again after it', async () => {
  const services = createLateServices(shell, isFavourites);
  const { ask, cookie } = await open(services);
  const asking = ask(FAVOURITES, { cookie, headers: WITHIN });
  await services.pass(500);
  await asking;
  const id = Buffer.from('Favourite/300101').toString('base64url');
  await ask(`mutation { favouriteRemove(input: { id: "${id}" }) { userErrors { message } } }`, {
    cookie,
  });
  await services.answer();
  await ask(FAVOURITES, { cookie, headers: FOLLOW_UP });
  expect(countOf(services, OPERATIONS.removeFavourite)).toBe(1);
  expect(countOf(services, OPERATIONS.favourites)).toBe(2);
});

test('a late answer is kept for its follow-up for half a minute', async () => {
  const services = createLateServices(shell, isFavourites);
  const { ask, cookie } = await open(services);
  const asking = ask(FAVOURITES, { cookie, headers: WITHIN });
  await services.pass(500);
  await asking;
  await services.answer();
  await services.pass(30_000);
  await ask(FAVOURITES, { cookie, headers: FOLLOW_UP });
  expect(countOf(services, OPERATIONS.favourites)).toBe(2);
});

test('a session has at most 48 continuing calls; further ones are canceled at their own limit', async () => {
  const timers = createManualTimers();
  const late = createLateAnswers({ timeoutMs: 30_000, after: timers.after });
  const limits: number[] = [];
  const call = {
    session: { id: 's', accountVersion: 1 },
    request: {},
    operation: 'kpi',
    timeoutMs: 500,
    isFollowUp: false,
  };
  const never = (limitMs: number) => {
    limits.push(limitMs);
    return new Promise<never>(() => undefined);
  };
  const answers = Array.from({ length: 48 }, (_, key) =>
    late.answerTo({ ...call, key: String(key) }, never),
  );
  void late.answerTo({ ...call, key: 'beyond' }, never);
  void late
    .answerTo({ ...call, session: { id: 'other', accountVersion: 1 }, key: '0' }, never)
    .catch(() => undefined);
  timers.pass(500);
  const outcomes = await Promise.allSettled(answers);
  expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
  expect(limits.slice(-3)).toEqual([30_000, 500, 30_000]);
});

test('each distinct call of a home page is made once even if every service takes 3 s', async () => {
  const services = createLateServices(wholeHome, ({ path }) => path !== OPERATIONS.dashboardLayout);
  const { ask, cookie } = await open(services);
  const card = 'code ... on CircleCard { figures { count } } ... on TodoCard { counters { todo } }';
  const asking = ask(`{ viewer { dashboard { shopCount cards { ${card} } } } }`, { cookie });
  await services.pass(2_500);
  const codes = (await asking).data?.viewer as {
    dashboard: { cards: { code: string; figures?: null; counters?: null }[] };
  };
  const late = codes.dashboard.cards.filter(
    ({ figures, counters }) => figures === null || counters === null,
  );
  expect(late.length).toBeGreaterThan(1);
  const following = late.map(({ code }) =>
    ask(`{ viewer { card(code: "${code}") { ${card} } } }`, { cookie, headers: FOLLOW_UP }),
  );
  await services.pass(500);
  await services.answer();
  for (const { errors } of await Promise.all(following)) expect(errors).toBeUndefined();
  const asked = services.calls.map(({ path, body }) => JSON.stringify([path, body]));
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test('a late application is loaded by itself, without the whole list', async () => {
  const isSecond = ({ path, body }: { path: string; body: unknown }) =>
    path === OPERATIONS.staffMenuTree && (body as { appCode: string }).appCode === 'PUR';
  const services = createLateServices(shell, isSecond);
  const { ask, cookie } = await open(services);
  const asking = ask(SHELL, { cookie, headers: WITHIN });
  await services.pass(500);
  expect((await asking).errors).toMatchObject([{ path: ['viewer', 'applications', 1, 'menus'] }]);
  const following = ask('{ viewer { application(code: "PUR") { menus { code } } } }', {
    cookie,
    headers: FOLLOW_UP,
  });
  await services.pass(500);
  await services.answer();
  expect((await following).data?.viewer).toMatchObject({ application: { menus: [{}, {}, {}] } });
  expect(countOf(services, OPERATIONS.staffApplications)).toBe(1);
  expect(countOf(services, OPERATIONS.staffMenuTree)).toBe(2);
});
