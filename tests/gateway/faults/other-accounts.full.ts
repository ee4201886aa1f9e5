import { expect, test } from 'vitest';
import { SHARED_OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { startGateway, type GraphqlAnswer } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { FAULTS } from './faults.ts';
import { startFaultyServices } from './faulty-services.ts';
import { screenQueries, type Browser } from './reach.ts';

const LIMIT_MS = 900_000;
const CACHED_MS = 3_600_000;
/** A fault of each kind: an error, an answer that stops, and odd contents. */
const TRIED = ['status 500', 'reset in the body', 'everything twice'];
const CHINESE = /\p{Script=Han}/u;
const MARK = /‹(\w+) by access-(\w+)›/gu;

/** Adds to each text which call it comes from, and whose. Codes, which other calls refer to, stay. */
function marked(data: unknown, operation: string, token: string): unknown {
  if (typeof data === 'string')
    return CHINESE.test(data) && !data.startsWith('{') ? `${data}‹${operation} by ${token}›` : data;
  if (Array.isArray(data)) return data.map((each) => marked(each, operation, token));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, marked(value, operation, token)]),
  );
}

/** Two colleagues in different posts and stores, with caches as in production, over services that mark what they answer. */
async function startColleagues() {
  const services = await startFaultyServices(marked);
  const { app, ask, signIn } = await startGateway(
    { retailUrl: services.url, sharedCacheMs: CACHED_MS, metadataCacheMs: CACHED_MS },
    { transport: services.transport },
  );
  const browserOf = async (name: 'one' | 'other'): Promise<Browser> => {
    const account =
      name === 'one'
        ? SIGNED_IN_STAFF
        : {
            ...{ ...SIGNED_IN_STAFF, userid: 'U0003', userCode: 'store1001', shopid: '1002' },
            mainPost: { ...SIGNED_IN_STAFF.mainPost!, postcode: 'P0009', postname: '店长' },
          };
    const cookie = await signIn(account, {
      tokens: { accessToken: `access-${name}`, refreshToken: `refresh-${name}` },
    });
    return {
      ask: (query, variables = {}) => ask(query, { cookie, variables }),
      fetch: () => Promise.reject(new Error('not used')),
      openEvents: () => Promise.reject(new Error('not used')),
    };
  };
  return {
    services,
    browsers: { one: await browserOf('one'), other: await browserOf('other') },
    async close() {
      await app.close();
      await services.close();
    },
  };
}

test(
  'no data of a colleague reach an account, whatever call fails while both ask at the same time',
  async () => {
    const { services, browsers, close } = await startColleagues();
    const [foreign, own] = [new Set<string>(), new Set<string>()];
    for (const { act } of screenQueries()) {
      const askBoth = async (): Promise<void> => {
        for (const name of await Promise.all([
          act(browsers.one, {}).then((answer) => look(answer, 'one')),
          act(browsers.other, {}).then((answer) => look(answer, 'other')),
        ]))
          for (const found of name) foreign.add(found);
      };
      services.repair();
      await askBoth();
      for (const operation of new Set(services.asked()))
        for (const fault of FAULTS.filter((each) => TRIED.includes(each.name))) {
          services.break(operation, fault);
          await askBoth();
        }
    }
    await close();
    expect([...foreign].filter((name) => !SHARED_OPERATIONS.has(name as never))).toEqual([]);
    // The answers do show whose they are.
    expect(own.size).toBeGreaterThan(40);

    /** The calls of which an answer shows what belongs to the other account. */
    function look(answer: unknown, asker: string): string[] {
      const marks = [...JSON.stringify((answer as GraphqlAnswer).data ?? null).matchAll(MARK)];
      for (const [, operation = ''] of marks) own.add(operation);
      return marks.flatMap(([, operation = '', of]) => (of === asker ? [] : [operation]));
    }
  },
  LIMIT_MS,
);
