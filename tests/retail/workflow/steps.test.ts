import { afterAll, describe, expect, it } from 'vitest';
import { followDocument } from '../../../retail/workflow/process/start.ts';
import { openWorkflow, describeStep } from '../../support/retail/workflow-client.ts';

const workflow = openWorkflow();
const { ask, buttons, diagram, history, press, read, start, status, waiting } = workflow;

afterAll(() => workflow.close());

describe('Conditions by amount', () => {
  it.each([
    [4_999_999, 'supplier'],
    [5_000_000, 'finance'],
  ])('let %d fen go on to %s', async (amount, step) => {
    const instance = start('buyer_fresh', { amount });
    await press('buyer_manager', waiting(instance).buyer_manager!, 'send');
    await press('ops_director', waiting(instance).ops_director!, 'send');
    const { steps } = await diagram('buyer_fresh', instance);
    expect(steps.find(({ state }) => state === 'current')?.code).toBe(step);
  });

  it('use the missing quantity of a stocktake', async () => {
    const instance = start('duty1001', {
      sheettype: 'SD',
      sheetid: 'SD-missing',
      amount: -2_000_000,
      shopid: '1001',
    });
    for (const account of ['store1001', 'area_east', 'ops_director'])
      await press(account, waiting(instance)[account]!, 'send');
    expect(Object.keys(waiting(instance))).toEqual(['finance', 'settlement']);
  });

  it('show future, skipped and taken steps in the diagram', async () => {
    const instance = start('buyer_fresh', { amount: 6_000_000, supplierid: 'T10020' });
    await press('buyer_manager', waiting(instance).buyer_manager!, 'send');
    const { steps, links } = await diagram('buyer_fresh', instance);
    expect(steps.map(({ code, state, note }) => [code, state, note ?? null])).toEqual([
      ['start', 'done', null],
      ['purchasing', 'done', null],
      ['operations', 'current', null],
      ['finance', 'ahead', '金额 ≥ 5 万时'],
      ['general', 'skipped', '金额 ≥ 20 万时'],
      ['supplier', 'skipped', '供应商没有账号，自动通过'],
      ['end', 'ahead', null],
    ]);
    expect(links.filter(({ taken }) => taken).map(({ from, to }) => `${from} ${to}`)).toEqual([
      'start purchasing',
      'purchasing operations',
    ]);
    const onward = {
      from: 'operations',
      to: 'general',
      label: '金额 ≥ 20 万',
      entrycode: 'condition.20.into',
    };
    expect(links).toContainEqual({ ...onward, taken: false });
    await press('ops_director', waiting(instance).ops_director!, 'reject', { opinion: '暂缓' });
    const after = await diagram('buyer_fresh', instance);
    expect(after.steps.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'rejected',
      'skipped',
      'skipped',
      'skipped',
      'skipped',
    ]);
  });
});

describe('Several people in a step', () => {
  it('must all agree if they countersign', async () => {
    const instance = start('buyer_fresh', { sheettype: 'PM', sheetid: 'PM-all' });
    await press('buyer_manager', waiting(instance).buyer_manager!, 'send');
    const both = waiting(instance);
    expect((await buttons('ops_director', both.ops_director!))[0]?.hint).toBe('还需 彭雅琴 会签');
    await press('ops_director', both.ops_director!, 'send');
    expect(Object.keys(waiting(instance))).toEqual(['director_deputy']);
    await press('director_deputy', both.director_deputy!, 'send');
    expect(Object.keys(waiting(instance))).toEqual(['general']);
  });

  it('need only one decision if one is enough, and the others learn who decided', async () => {
    const instance = start('buyer_fresh', { sheettype: 'EX', sheetid: 'EX-one' });
    await press('buyer_manager', waiting(instance).buyer_manager!, 'send');
    await press('ops_director', waiting(instance).ops_director!, 'send');
    const both = waiting(instance);
    await press('settlement', both.settlement!, 'send');
    expect(await status('buyer_fresh', instance)).toBe('approved');
    expect(await press('finance', both.finance!, 'send')).toMatchObject({
      returncode: 'A0409',
      data: { operatorName: '曹敏', buttonName: '同意' },
    });
  });

  it('are skipped if the initiator would decide', () => {
    expect(Object.keys(waiting(start('buyer_manager')))).toEqual(['ops_director']);
  });
});

describe('A deputy', () => {
  const deputy = (account: string, body: object) =>
    ask(account, 'msc-bpm/account/deputy', { requestkey: 'K-deputy', ...body });
  const names = async (account: string) =>
    (await read<{ buttonName: string }[]>(account, 'msc-bpm/process/getButtons')).map(
      ({ buttonName }) => buttonName,
    );

  it('gets tasks during the absence, and the history says for whom', async () => {
    const waits = waiting(start('buyer_manager'));
    expect(await names('ops_director')).toEqual(['设置代理人']);
    const absence = { usercode: 'area_south', startdate: '2026-06-15', enddate: '2026-06-16' };
    expect((await deputy('ops_director', absence)).returncode).toBe('0');
    expect(await names('ops_director')).toEqual(['设置代理人', '结束代理']);
    const instance = start('buyer_manager', { sheetid: 'PO-away' });
    expect(Object.keys(waiting(instance))).toEqual(['area_south']);
    await press('area_south', waiting(instance).area_south!, 'send');
    expect((await history('ops_director', instance)).map(describeStep)).toContain(
      'area_south send 林知夏',
    );
    await ask('ops_director', 'msc-bpm/account/enddeputy', { requestkey: 'K-end' });
    expect(Object.keys(waiting(start('buyer_manager', { sheetid: 'PO-back' })))).toEqual(
      Object.keys(waits),
    );
  });

  it('never decides on own instances, and an invalid absence is refused', async () => {
    await deputy('ops_director', {
      requestkey: 'K2',
      usercode: 'buyer_manager',
      startdate: '2026-06-15',
      enddate: '2026-06-15',
    });
    expect(Object.keys(waiting(start('buyer_manager', { sheetid: 'PO-own' })))).toEqual([
      'ops_director',
    ]);
    await ask('ops_director', 'msc-bpm/account/enddeputy', { requestkey: 'K3' });
    const codes = [
      { usercode: 'ops_director', startdate: '2026-06-15', enddate: '2026-06-16' },
      { usercode: 'v10001', startdate: '2026-06-15', enddate: '2026-06-16' },
      { usercode: 'general', startdate: '2026-06-16', enddate: '2026-06-15' },
      { usercode: 'general', startdate: '2026-06-01', enddate: '2026-06-02' },
      { usercode: 'general', startdate: 'soon', enddate: '2026-06-16' },
      { usercode: 'general', startdate: '2026-06-15', enddate: '2026-06-31' },
      { usercode: 'general', startdate: '0000-01-01', enddate: '2026-06-16' },
    ].map(
      async (body, index) =>
        (await deputy('ops_director', { ...body, requestkey: `K-bad-${index}` })).returncode,
    );
    expect(await Promise.all(codes)).toEqual(Array(7).fill('A0400'));
    // An absence that was ended in another window stays ended.
    expect(
      (await ask('ops_director', 'msc-bpm/account/enddeputy', { requestkey: 'K4' })).returncode,
    ).toBe('0');
    expect(await names('ops_director')).toEqual(['设置代理人']);
    expect(
      (
        await deputy('v10001', {
          usercode: 'general',
          startdate: '2026-06-15',
          enddate: '2026-06-16',
        })
      ).returncode,
    ).toBe('A0301');
  });
});

it('a step has the buttons that operators have configured, valid or not', async () => {
  const extra = async (sheettype: string) => {
    const query = `SELECT taskid FROM process_task t JOIN process_instance i USING (instanceid)
      WHERE t.assignee = 'ops_director' AND t.status = 'pending' AND i.biztype = ? ORDER BY taskid`;
    const { taskid } = workflow.db.prepare(query).get([sheettype]) as { taskid: string };
    const verbs = ['send', 'reject', 'return', 'transfer', 'delegate', 'addsign', 'cancel'];
    return (await buttons('ops_director', taskid)).filter(
      ({ buttonName, actionName }) => !verbs.includes(actionName) || buttonName.length > 2,
    );
  };
  expect(await extra('PM')).toMatchObject([
    { requesttype: 'openwindow', url: expect.stringMatching(/^http:\/\/localhost:4200\/module\//) },
  ]);
  expect(await extra('SD')).toMatchObject([
    { url: expect.stringMatching(/^portal:sheet\?module=200104&sheetid=SD\d+$/) },
  ]);
  const [unset] = await extra('EX');
  expect(unset).not.toHaveProperty('requesttype');
  expect(await extra('SA')).toMatchObject([
    { url: expect.stringContaining('https://credit.example.com') },
    { requesttype: 'POST' },
  ]);
  const [odd] = await extra('RT');
  expect(odd).toMatchObject({
    actionName: 'send',
    params: { taskId: expect.stringMatching(/^WT/), trace: { level: 2 } },
  });
  expect(
    (await ask('ops_director', 'msc-bpm/task/send', { ...odd?.params, opinion: '同意' }))
      .returncode,
  ).toBe('0');
});

it('a document that was changed in its process takes the steps that match its current values', async () => {
  const { sheetid } = workflow.db
    .prepare("SELECT bizkey AS sheetid FROM process_instance WHERE instanceid = 'WI100019'")
    .get([]) as { sheetid: string };
  followDocument(workflow, { sheetid, amount: 30_000_000, supplierid: 'T10001', shopid: '1001' });
  for (const account of ['buyer_manager', 'ops_director'])
    await press(account, waiting('WI100019')[account]!, 'send');
  await press('finance', waiting('WI100019').finance!, 'send');
  expect(Object.keys(waiting('WI100019'))).toEqual(['general']);
});
