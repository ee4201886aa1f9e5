import { beforeAll, expect, test } from 'vitest';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import {
  approvalOf,
  buttonOf,
  embeddedPortal,
  press,
  refusalOf,
  waitingOf,
  type Button,
} from './embedded-portal.ts';

// Creating the demo data takes seconds, so it is done once.
beforeAll(() => void openSeededDatabase().close(), 60_000);

const LANGUAGES = ['en-US', 'zh-CN', 'zh-TW'];

test('buttons without configuration say so in every language, and additional values do no harm', async () => {
  const { signIn } = await embeddedPortal();
  const ask = await signIn('ops_director');
  const [expense, admission, returned] = [
    await waitingOf(ask, 'EX'),
    await waitingOf(ask, 'SA'),
    await waitingOf(ask, 'RT'),
  ];
  const broken = [
    buttonOf(expense, '发票查验'),
    buttonOf(admission, '征信查询'),
    buttonOf(admission, '同步主数据'),
  ];
  expect(broken.map(({ isConfigured }) => isConfigured)).toEqual([false, false, false]);
  for (const button of broken)
    expect(
      await Promise.all(
        LANGUAGES.map((language) => refusalOf(ask, button, { opinion: 'ok' }, language)),
      ),
    ).toEqual([
      ['NOT_CONFIGURED Interface not configured, please check.'],
      ['NOT_CONFIGURED 接口未配置，请检查'],
      ['NOT_CONFIGURED 介面未設定，請檢查'],
    ]);
  const { outcome } = await press(ask, buttonOf(returned, '同意并留痕'), {
    opinion: '<img src=x onerror=alert(1)>',
  });
  expect(outcome).toMatchObject({ viewer: { approvalTotals: { pending: 11 } }, userErrors: [] });
  const { history } = await approvalOf(ask, returned.taskCode);
  expect(history.map(({ opinion }) => opinion)).toContain('<img src=x onerror=alert(1)>');
});

test('one of two concurrent presses wins, and the other user is told who was faster and when', async () => {
  const { signIn } = await embeddedPortal();
  const [one, two] = [await signIn('ops_director'), await signIn('ops_director')];
  const approval = await waitingOf(one, 'PO');
  const outcomes = await Promise.all([
    press(one, buttonOf(approval, '同意'), { opinion: '同意' }),
    press(two, buttonOf(approval, '驳回'), { opinion: '不同意' }),
  ]);
  expect(
    outcomes.map(({ outcome }) => outcome?.userErrors.map(({ code }) => code)).toSorted(),
  ).toEqual([[], ['CONFLICT']]);
  const winner = outcomes[0].outcome?.userErrors.length === 0 ? '同意' : '驳回';
  const late = await Promise.all(
    LANGUAGES.map((language) =>
      refusalOf(one, buttonOf(approval, '同意'), { opinion: 'x' }, language),
    ),
  );
  expect(late).toEqual([
    [
      `CONFLICT 林知夏 chose “${winner}” at 2026-06-15 14:02. Your action was not carried out. Please check the current state.`,
    ],
    [`CONFLICT 林知夏已于 2026-06-15 14:02 执行“${winner}”，您的操作未生效，请查看最新状态。`],
    [`CONFLICT 林知夏已於 2026-06-15 14:02 執行「${winner}」，您的操作未生效，請查看最新狀態。`],
  ]);
});

test.each(['timeout', 'malformed'] as const)(
  'a lost answer (%s) is found again by the same key',
  async (failure) => {
    const { signIn, lost } = await embeddedPortal();
    const ask = await signIn('ops_director');
    const approval = await waitingOf(ask, 'PO');
    const button = buttonOf(approval, '同意');
    const input = { key: 'the-very-same-key', opinion: '同意' };
    lost.set('/api/msc-bpm/task/send', failure);
    const first = await press(ask, button, input);
    expect(first.outcome ?? null).toBeNull();
    const code =
      failure === 'timeout'
        ? { code: 'UPSTREAM_TIMEOUT' }
        : { code: 'UPSTREAM_FAILED', reason: 'MALFORMED' };
    expect(first.errors).toMatchObject([{ extensions: code }]);
    lost.clear();
    for (let time = 0; time < 2; time += 1)
      expect((await press(ask, button, input)).outcome).toMatchObject({
        viewer: { approvalTotals: { pending: 11 } },
        userErrors: [],
      });
    const { history } = await approvalOf(ask, approval.taskCode);
    expect(
      history.filter(({ opinion, actionName }) => opinion === '同意' && actionName === '同意'),
    ).toHaveLength(
      approval.history.filter(
        ({ opinion, actionName }) => opinion === '同意' && actionName === '同意',
      ).length + 1,
    );
  },
);

test('the button of a different account, a modified one and an id of a different type are refused', async () => {
  const { signIn } = await embeddedPortal();
  const [director, manager, supplier] = [
    await signIn('ops_director'),
    await signIn('buyer_manager'),
    await signIn('v10001', 'SUPPLIER'),
  ];
  const button = buttonOf(await waitingOf(director, 'PO'), '同意');
  const gone = ['INVALID This action is no longer valid. Please reload and try again.'];
  expect(await refusalOf(manager, button, { opinion: 'x' })).toEqual(gone);
  expect(await refusalOf(supplier, button, { opinion: 'x' })).toEqual(gone);
  const changed = [
    '',
    button.id.slice(0, -2),
    `${button.id.slice(0, -4)}AAAA`,
    Buffer.from('Task/PT100001').toString('base64url'),
  ];
  for (const id of changed)
    expect(await refusalOf(director, { id }, { opinion: 'x' })).toEqual(gone);
});

test('a supplier cannot find an approval, task or document of the staff by its code', async () => {
  const { signIn } = await embeddedPortal();
  const [director, supplier] = [await signIn('ops_director'), await signIn('v10001', 'SUPPLIER')];
  const { instanceCode, taskCode } = await waitingOf(director, 'EX');
  const { data, errors } = await supplier(
    `query($instance: String, $task: String) { viewer {
      one: approval(instanceCode: $instance) { id } other: approval(taskCode: $task) { id } both: approval(instanceCode: $instance, taskCode: $task) { id }
      task(code: "PT100001") { id } sheet(moduleCode: "200201", number: "PO-STRESS") { id } sheetForm(moduleCode: "200501") { moduleCode }
      sheets(moduleCode: "200501") { totalCount } } }`,
    { instance: instanceCode, task: taskCode },
  );
  // Modules available to all staff are refused without revealing whether the code exists.
  const refused = (errors ?? []).map(({ path, extensions }) => [path?.join('.'), extensions.code]);
  expect(refused.toSorted()).toEqual([
    ['viewer.sheetForm', 'FORBIDDEN'],
    ['viewer.sheets', 'FORBIDDEN'],
  ]);
  expect(data?.viewer).toEqual({
    one: null,
    other: null,
    both: null,
    task: null,
    sheet: null,
    sheetForm: null,
    sheets: null,
  });
});

const WHO = { usercode: 'finance', opinion: '请代为处理' };
const wrong = (title: string) => [`INVALID “${title}” is not valid. Please check it.`];

test('an invalid transfer, return or signer is refused at its field, and the approval is unchanged', async () => {
  const { signIn } = await embeddedPortal();
  const ask = await signIn('ops_director');
  const approval = await waitingOf(ask, 'RQ');
  for (const [name, values, refusal] of [
    ['转办', { ...WHO, usercode: 'ops_director' }, wrong('转办给')],
    ['转办', { ...WHO, usercode: 'v10001' }, wrong('转办给')],
    ['转办', { ...WHO, usercode: 'nobody' }, wrong('转办给')],
    ['转办', { ...WHO, usercode: ' ' }, ['REQUIRED “转办给” must not be empty.']],
    ['转办', { ...WHO, opinion: ' \u3164 ' }, ['REQUIRED “转办说明” must not be empty.']],
    [
      '转办',
      { ...WHO, taskId: 'WT1' },
      ['INVALID This field does not exist. Please reload and try again.'],
    ],
    ['加签', { position: 'sideways', usercode: 'finance' }, wrong('加签位置')],
    ['加签', { position: 'before', usercode: 'ops_director' }, wrong('加签人')],
    ['退回', { step: 'operations', opinion: 'x' }, wrong('退回到')],
    ['退回', { step: '__proto__', opinion: 'x' }, wrong('退回到')],
  ] as const)
    expect(await refusalOf(ask, buttonOf(approval, name), { values })).toEqual(refusal);
  expect(await approvalOf(ask, approval.taskCode)).toEqual(approval);

  const add = buttonOf(approval, '加签');
  const values = { position: 'after', usercode: 'finance', opinion: null };
  expect([await refusalOf(ask, add, { values }), await refusalOf(ask, add, { values })]).toEqual([
    [],
    wrong('加签人'),
  ]);
});

test('an invalid absence is refused, and it can be ended from two windows', async () => {
  const { signIn } = await embeddedPortal();
  const ask = await signIn('ops_director');
  const buttons = async () => {
    const { data } = await ask('{ viewer { approvalButtons { id name action isConfigured } } }');
    return { buttons: (data?.viewer as { approvalButtons: Button[] }).approvalButtons };
  };
  const deputy = buttonOf(await buttons(), '设置代理人');
  const days = { usercode: 'finance', startdate: '2026-06-15', enddate: '2026-06-16' };
  for (const [values, title] of [
    [{ ...days, usercode: 'ops_director' }, '代理人'],
    [{ ...days, usercode: 'v10001' }, '代理人'],
    [{ ...days, enddate: '2026-06-14' }, '结束日期'],
    [{ ...days, enddate: '2026-06-31' }, '结束日期'],
    [{ ...days, startdate: '0000-01-01' }, '开始日期'],
  ] as const)
    expect(await refusalOf(ask, deputy, { values })).toEqual(wrong(title));
  expect((await buttons()).buttons.map(({ name }) => name)).toEqual(['设置代理人']);
  expect(await refusalOf(ask, deputy, { values: days })).toEqual([]);
  const end = buttonOf(await buttons(), '结束代理');
  expect([await refusalOf(ask, end, {}), await refusalOf(ask, end, {})]).toEqual([[], []]);
});
