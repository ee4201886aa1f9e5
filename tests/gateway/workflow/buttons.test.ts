import { describe, expect, test } from 'vitest';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { buttonsOf, pressButton, SEND, TASK, type ButtonRow } from './approval-support.ts';

const LIST =
  '{ viewer { approval(taskCode: "WT1") { buttons { name style asksOpinion isConfigured } } } }';
const OPEN = { buttonName: '查看', actionName: 'view', requesttype: 'openwindow' };

async function buttonFrom(button: ButtonRow) {
  mockRetail().answers('processInstance', TASK).answers('taskButtons', [button]);
  const [first] = await buttonsOf(await signedInBrowser());
  return first!;
}

describe('The style and opinion of a button', () => {
  test.each([
    [{ actionName: 'send' }, 'PRIMARY', true],
    [{ actionName: 'reject' }, 'DANGER', true],
    [{ actionName: 'cancel' }, 'DANGER', true],
    [{ actionName: 'send', btnType: 'text' }, 'PLAIN', true],
    [{ actionName: 'addsign' }, 'PLAIN', false],
    [{ actionName: 'addsign', btnType: 'danger' }, 'DANGER', false],
    [{ actionName: 'addsign', btnType: 'secondary' }, 'SECONDARY', false],
    [{ actionName: 'addsign', btnType: 'glowing' }, 'PLAIN', false],
  ])('of %j is %s, with an opinion: %s', async (over, style, asksOpinion) => {
    mockRetail()
      .answers('processInstance', TASK)
      .answers('taskButtons', [{ ...SEND, btnType: null, ...over }]);
    const { ask } = await signedInBrowser();
    expect((await ask(LIST)).data).toEqual({
      viewer: { approval: { buttons: [{ name: '同意', style, asksOpinion, isConfigured: true }] } },
    });
  });
});

describe('Two buttons', () => {
  test('with the same request are distinguished by their names', async () => {
    mockRetail()
      .answers('processInstance', TASK)
      .answers('taskButtons', [
        { ...SEND, buttonName: '同意' },
        { ...SEND, buttonName: '同意并通知' },
      ]);
    const [one, other] = await buttonsOf(await signedInBrowser());
    expect([one?.name, other?.name]).toEqual(['同意', '同意并通知']);
    expect(one?.id).not.toBe(other?.id);
  });
});

describe('A button', () => {
  test.each([
    ['an absolute address', 'https://evil.example/api/msc-bpm/task/send'],
    ['another host', '//evil.example/api/msc-bpm/task/send'],
    ['a parent', '/api/msc-bpm/../msc-auth/authentication/logout'],
    ['two slashes', '/api/msc-bpm//task/send'],
    ['an encoded slash', '/api/msc-bpm/task%2fsend'],
    ['another service', '/api/msc-ucs/account/changePassword'],
    ['a query', '/api/msc-bpm/task/send?token=x'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', ''],
  ])('for the address %s is not configured, and pressing it makes no call', async (_what, url) => {
    const retail = mockRetail()
      .answers('processInstance', TASK)
      .answers('taskButtons', [{ ...SEND, url }]);
    const browser = await signedInBrowser();
    const [button] = await buttonsOf(browser);
    expect(button).toMatchObject({ isConfigured: false, opens: null });
    const calls = retail.asked.length;
    expect((await pressButton(browser, { button: button!.id, opinion: 'ok' })).outcome).toEqual({
      approval: null,
      viewer: null,
      userErrors: [
        { field: null, code: 'NOT_CONFIGURED', message: 'Interface not configured, please check.' },
      ],
    });
    expect(retail.asked).toHaveLength(calls);
  });

  test.each([null, '', 'GET', 'post it'])(
    'with the request type %j is not configured',
    async (requesttype) => {
      expect(await buttonFrom({ ...SEND, requesttype })).toMatchObject({
        isConfigured: false,
        opens: null,
      });
    },
  );

  test('that is not configured says so with the text of the specification', async () => {
    mockRetail()
      .answers('processInstance', TASK)
      .answers('taskButtons', [{ ...SEND, requesttype: null }]);
    const browser = await signedInBrowser();
    const [button] = await buttonsOf(browser);
    const { outcome } = await pressButton(
      browser,
      { button: button!.id, opinion: '同意' },
      'zh-CN',
    );
    expect(outcome.userErrors).toEqual([
      { field: null, code: 'NOT_CONFIGURED', message: '接口未配置，请检查' },
    ]);
  });

  test('has the same id in every answer, and a different one if anything differs', async () => {
    const one = await buttonFrom(SEND);
    expect((await buttonFrom(SEND)).id).toBe(one.id);
    expect((await buttonFrom({ ...SEND, params: { taskId: 'WT2' } })).id).not.toBe(one.id);
    expect((await buttonFrom({ ...SEND, url: '/api/msc-bpm/task/reject' })).id).not.toBe(one.id);
    expect(Buffer.from(one.id, 'base64url').toString('latin1')).not.toContain('msc-bpm');
  });
});

describe('The target of a button', () => {
  test('is a module of the portal with its parameters', async () => {
    const url = 'portal:sheet?module=200101&sheettype=PO&sheetid=PO1';
    expect(await buttonFrom({ ...OPEN, url, params: { mode: 'read', deep: {} } })).toMatchObject({
      isConfigured: true,
      opens: {
        moduleCode: '200101',
        moduleParameters: [
          { name: 'sheettype', value: 'PO' },
          { name: 'sheetid', value: 'PO1' },
          { name: 'mode', value: 'read' },
        ],
        url: null,
      },
    });
  });

  test('is a page at an origin that the operator allows', async () => {
    expect(await buttonFrom({ ...OPEN, url: 'https://apps.example/contract?id=7' })).toMatchObject({
      isConfigured: true,
      opens: { moduleCode: null, moduleParameters: [], url: 'https://apps.example/contract?id=7' },
    });
  });

  test.each([
    'https://evil.example/',
    'https://user@apps.example/',
    'https://apps.example.evil.example/',
    '//apps.example/',
    'javascript:alert(1)',
    'portal:sheet',
    'portal:sheet?sheetid=1',
    'portal:?module=1',
    '/api/msc-bpm/task/send',
    '',
  ])('is null for %j', async (url) => {
    expect(await buttonFrom({ ...OPEN, url })).toMatchObject({ isConfigured: false, opens: null });
  });

  test('is never sent to the services', async () => {
    const retail = mockRetail()
      .answers('processInstance', TASK)
      .answers('taskButtons', [{ ...OPEN, url: 'portal:sheet?module=200101' }]);
    const browser = await signedInBrowser();
    const [button] = await buttonsOf(browser);
    const calls = retail.asked.length;
    expect((await pressButton(browser, { button: button!.id })).outcome.userErrors).toMatchObject([
      { code: 'NOT_CONFIGURED' },
    ]);
    expect(retail.asked).toHaveLength(calls);
  });
});

describe('The sealed id of a button', () => {
  test.each([
    [
      'of another account',
      { ...SIGNED_IN_STAFF, userCode: 'finance', userid: 'U7' },
      (id: string) => id,
    ],
    ['of a supplier', SIGNED_IN_SUPPLIER, (id: string) => id],
    ['of another enterprise', { ...SIGNED_IN_STAFF, ent_id: '100002' }, (id: string) => id],
    [
      'with one sign changed',
      SIGNED_IN_STAFF,
      (id: string) => `${id.slice(0, 40)}${id[40] === 'A' ? 'B' : 'A'}${id.slice(41)}`,
    ],
    ['cut short', SIGNED_IN_STAFF, (id: string) => id.slice(0, 20)],
    ['of no button at all', SIGNED_IN_STAFF, () => 'nothing'],
    ['that is empty', SIGNED_IN_STAFF, () => ''],
    ['that is far too long', SIGNED_IN_STAFF, () => 'A'.repeat(40_000)],
  ])('is refused for %s', async (_what, account, forge) => {
    const { id } = await buttonFrom(SEND);
    const retail = mockRetail();
    const { outcome } = await pressButton(await signedInBrowser(account), {
      button: forge(id),
      opinion: 'ok',
    });
    expect(outcome).toEqual({
      approval: null,
      viewer: null,
      userErrors: [
        {
          field: ['input', 'button'],
          code: 'INVALID',
          message: 'This action is no longer valid. Please reload and try again.',
        },
      ],
    });
    expect(retail.asked).toEqual([]);
  });

  test('is refused if it was sealed with a different secret', async () => {
    const { id } = await buttonFrom(SEND);
    mockRetail();
    const other = await signedInBrowser(SIGNED_IN_STAFF, { sessionSecret: Buffer.alloc(32, 8) });
    expect(
      (await pressButton(other, { button: id, opinion: 'ok' })).outcome.userErrors,
    ).toMatchObject([{ code: 'INVALID' }]);
  });

  test('is checked against the allow-list when it is pressed', async () => {
    const { id } = await buttonFrom(SEND);
    const retail = mockRetail();
    const { DEFAULT_RETAIL_CONFIG: all } =
      await import('../../../gateway/upstream/retail-config.ts');
    const narrow = { ...all, allow: { ...all.allow, workflow: ['/api/msc-bpm/instance/*'] } };
    const browser = await signedInBrowser(SIGNED_IN_STAFF, { retailConfig: narrow });
    expect(
      (await pressButton(browser, { button: id, opinion: 'ok' })).outcome.userErrors,
    ).toMatchObject([{ code: 'NOT_CONFIGURED' }]);
    expect(retail.asked).toEqual([]);
  });
});
