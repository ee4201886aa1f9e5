import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const MANUAL = '{ viewer { manual(moduleCode: "200101") { moduleCode title content updatedAt } } }';
const HOSTILE = '<h1>要货申请</h1><script>alert(1)</script><img src=x onerror=alert(1)>';

test.each(['zh-CN', 'zh-TW', 'en-US'])(
  'a manual is requested in the language of the request: %s',
  async (locale) => {
    const retail = mockRetail().answers('operateHelp', {
      modulecode: '200101',
      title: '要货申请',
      content: '<h2>用途</h2>',
    });
    const { ask, signIn } = await startGateway();
    await ask(MANUAL, { cookie: await signIn(), headers: { 'accept-language': locale } });
    expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/msc-ucs/operatehelp/getOne', { modulecode: '200101', locale }],
    ]);
  },
);

test('a manual has its HTML unchanged, for the page to sanitize, and its time in the enterprise’s time zone', async () => {
  mockRetail().answers('operateHelp', {
    modulecode: '200101',
    title: '要货申请',
    content: HOSTILE,
    modifytime: '2026-05-11 16:20:00',
  });
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(MANUAL, { cookie: await signIn() });
  expect({ data, errors }).toEqual({
    data: {
      viewer: {
        manual: {
          moduleCode: '200101',
          title: '要货申请',
          content: HOSTILE,
          updatedAt: '2026-05-11T16:20:00+08:00',
        },
      },
    },
    errors: undefined,
  });
});

test('a manual is null when there is none, and so is its time when it states none', async () => {
  mockRetail().answers('operateHelp', null);
  const { ask, signIn } = await startGateway();
  expect((await ask(MANUAL, { cookie: await signIn() })).data).toEqual({
    viewer: { manual: null },
  });
  mockRetail().answers('operateHelp', {
    modulecode: '200101',
    title: '',
    content: '',
    modifytime: 'yesterday',
  });
  expect((await ask(MANUAL, { cookie: await signIn() })).data).toEqual({
    viewer: { manual: { moduleCode: '200101', title: '200101', content: '', updatedAt: null } },
  });
});

test.each([
  ['B0501', { code: 'UPSTREAM_FAILED', reason: 'NOT_IMPLEMENTED' }],
  ['0', { code: 'UPSTREAM_FAILED', reason: 'MALFORMED' }],
])(
  'a missing manual is a specific error when the services answer %s',
  async (returncode, extensions) => {
    mockRetail().replies('operateHelp', () => ({
      body: { returncode, message: '', data: { title: 1 } },
    }));
    const { ask, signIn } = await startGateway();
    const { data, errors } = await ask(`{ viewer { name manual(moduleCode: "x") { title } } }`, {
      cookie: await signIn(),
    });
    expect(data).toEqual({ viewer: { name: '李明', manual: null } });
    expect(errors).toMatchObject([{ path: ['viewer', 'manual'], extensions }]);
  },
);
