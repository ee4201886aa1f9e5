import { afterAll, describe, expect, it } from 'vitest';
import { openWorkflow, describeStep } from '../../support/retail/workflow-client.ts';

const workflow = openWorkflow();
const { ask, buttons, history, press, read, start, status, waiting } = workflow;

afterAll(() => workflow.close());

describe('A task', () => {
  it('moves from step to step until the document is effective, and returns the next step beforehand', async () => {
    const instance = start('buyer_fresh');
    const first = waiting(instance);
    expect(Object.keys(first)).toEqual(['buyer_manager']);
    const [send, ...others] = await buttons('buyer_manager', first.buyer_manager!);
    expect(others.find(({ actionName }) => actionName === 'reject')).toMatchObject({
      hint: '整个流程结束，单据不生效',
      hintentrycode: 'hint.reject',
    });
    expect(send).toMatchObject({
      buttonName: '同意',
      actionName: 'send',
      hint: '将流转到 营运审批（林知夏）',
      hintentrycode: 'hint.next',
      hintparams: [{ names: ['营运审批'], entrycode: 'step.operations' }, { names: ['林知夏'] }],
      btnType: 'primary',
    });
    await press('buyer_manager', first.buyer_manager!, 'send');
    const second = waiting(instance);
    expect((await buttons('ops_director', second.ops_director!))[0]?.hint).toBe(
      '将流转到 供应商确认（卢春梅）',
    );
    await press('ops_director', second.ops_director!, 'send', { opinion: '  价格一致 ' });
    const third = waiting(instance);
    expect((await buttons('v10001', third.v10001!)).map(({ buttonName }) => buttonName)).toEqual([
      '确认',
      '拒绝',
    ]);
    await press('v10001', third.v10001!, 'send');
    expect(await status('buyer_fresh', instance)).toBe('approved');
    const steps = await history('buyer_fresh', instance);
    expect(steps.map(describeStep)).toEqual([
      'buyer_fresh submit',
      'buyer_manager send',
      'ops_director send',
      'v10001 send',
    ]);
    expect(steps[2]).toMatchObject({
      opinion: '价格一致',
      deptName: '营运中心',
      postName: '营运总监',
      buttonName: '同意',
    });
  });

  it('ends the process if it is rejected or cancelled', async () => {
    const rejected = start('buyer_fresh');
    await press('buyer_manager', waiting(rejected).buyer_manager!, 'reject', { opinion: '太贵' });
    const promotion = start('buyer_fresh', { sheettype: 'PM', sheetid: 'PM-cancel' });
    await press('buyer_manager', waiting(promotion).buyer_manager!, 'send');
    const { ops_director: one } = waiting(promotion);
    await press('ops_director', one!, 'cancel', { opinion: '不再需要' });
    expect([await status('buyer_fresh', rejected), await status('buyer_fresh', promotion)]).toEqual(
      ['rejected', 'rejected'],
    );
    expect((await history('buyer_fresh', promotion)).map(describeStep)).toEqual([
      'buyer_fresh submit',
      'buyer_manager send',
      'ops_director cancel',
      'director_deputy cancelled',
    ]);
  });

  it('can be returned to its initiator, and starts again from the beginning', async () => {
    const instance = start('buyer_fresh');
    const { buyer_manager: task } = waiting(instance);
    const options = await read<{ pageData: { code: string }[] }>(
      'buyer_manager',
      'msc-bpm/option/steps',
      { taskId: task },
    );
    expect(options.pageData).toEqual([{ code: 'start', name: '提交申请（陈予安）' }]);
    await press('buyer_manager', task!, 'return', { step: 'start', opinion: '请补充' });
    expect(await status('buyer_fresh', instance)).toBe('returned');
    const back = waiting(instance).buyer_fresh!;
    expect((await buttons('buyer_fresh', back)).map(({ buttonName }) => buttonName)).toEqual([
      '重新提交',
      '撤回',
    ]);
    await press('buyer_fresh', back, 'send');
    expect([await status('buyer_fresh', instance), Object.keys(waiting(instance))]).toEqual([
      'running',
      ['buyer_manager'],
    ]);
  });

  it('can be returned to an earlier step only', async () => {
    const instance = start('buyer_fresh');
    await press('buyer_manager', waiting(instance).buyer_manager!, 'send');
    const { ops_director: task } = waiting(instance);
    const ahead = await press('ops_director', task!, 'return', { step: 'supplier', opinion: '?' });
    expect(ahead.returncode).toBe('A0400');
    await press('ops_director', task!, 'return', { step: 'purchasing', opinion: '再看一下' });
    expect(Object.keys(waiting(instance))).toEqual(['buyer_manager']);
  });

  it('can be transferred for good, or delegated for an opinion', async () => {
    const instance = start('buyer_fresh');
    await press('buyer_manager', waiting(instance).buyer_manager!, 'transfer', {
      usercode: 'analyst',
      opinion: '出差',
    });
    const { analyst } = waiting(instance);
    await press('analyst', analyst!, 'delegate', { usercode: 'analyst_retail', opinion: '' });
    const { analyst_retail: asked } = waiting(instance);
    expect(Object.keys(waiting(instance))).toEqual(['analyst_retail']);
    const offered = await buttons('analyst_retail', asked!);
    expect(offered.map(({ buttonName, hint }) => [buttonName, hint])).toEqual([
      ['回复意见', '意见将返回给 许嘉木，由其决定'],
    ]);
    await press('analyst_retail', asked!, 'send', { opinion: '数据无误' });
    expect(waiting(instance)).toEqual({ analyst });
    await press('analyst', analyst!, 'send');
    expect((await history('buyer_fresh', instance)).map(describeStep)).toEqual([
      'buyer_fresh submit',
      'buyer_manager transfer',
      'analyst delegate',
      'analyst_retail send 许嘉木',
      'analyst send',
      'ops_director pending',
    ]);
  });

  it('can get additional signers before and after it', async () => {
    const before = start('buyer_fresh');
    const { buyer_manager: task } = waiting(before);
    await press('buyer_manager', task!, 'addsign', {
      position: 'before',
      usercode: 'analyst,operator',
    });
    expect(Object.keys(waiting(before))).toEqual(['analyst', 'operator']);
    await press('analyst', waiting(before).analyst!, 'send');
    expect(Object.keys(waiting(before))).toEqual(['operator']);
    await press('operator', waiting(before).operator!, 'send');
    expect(waiting(before)).toEqual({ buyer_manager: task });

    const after = start('buyer_fresh');
    const { buyer_manager: other } = waiting(after);
    await press('buyer_manager', other!, 'addsign', { position: 'after', usercode: 'analyst' });
    expect((await buttons('buyer_manager', other!))[0]?.hint).toBe('之后由 许嘉木 加签审批');
    await press('buyer_manager', other!, 'send');
    expect(Object.keys(waiting(after))).toEqual(['analyst']);
    await press('analyst', waiting(after).analyst!, 'send');
    expect(Object.keys(waiting(after))).toEqual(['ops_director']);
  });

  it('can be withdrawn or urged by its initiator, at most once an hour', async () => {
    const instance = start('buyer_fresh');
    const act = (account: string, action: string) =>
      ask(account, `msc-bpm/instance/${action}`, { workflowInstanceId: instance });
    expect((await act('buyer_fresh', 'urge')).returncode).toBe('0');
    expect(await act('buyer_fresh', 'urge')).toMatchObject({
      returncode: 'A0400',
      data: { nextdate: '2026-06-15 11:00:00' },
    });
    workflow.pass(1);
    expect((await act('buyer_fresh', 'urge')).returncode).toBe('0');
    const urged = workflow.db.prepare(
      "SELECT count(*) AS num FROM message WHERE ownerid = 'buyer_manager' AND msgtitle LIKE '催办%'",
    );
    expect(urged.get([])).toMatchObject({ num: 2 });
    expect((await act('ops_director', 'withdraw')).returncode).toBe('A0301');
    const task = waiting(instance).buyer_manager!;
    expect((await act('buyer_fresh', 'withdraw')).returncode).toBe('0');
    expect(await status('buyer_fresh', instance)).toBe('withdrawn');
    expect(await press('buyer_manager', task, 'send')).toMatchObject({
      returncode: 'A0409',
      data: { operatorName: '陈予安', buttonName: '撤回', finishdate: '2026-06-15 11:00:00' },
    });
    expect((await act('buyer_fresh', 'withdraw')).returncode).toBe('A0409');
  });
});

it('refuses an empty or too long opinion, users who cannot act, and actions that the step lacks', async () => {
  const instance = start('buyer_fresh');
  const { buyer_manager: task } = waiting(instance);
  const codes = await Promise.all(
    [
      press('buyer_manager', task!, 'send', { opinion: '  \n' }),
      press('buyer_manager', task!, 'reject'),
      press('buyer_manager', task!, 'send', { opinion: 'x'.repeat(2001) }),
      press('buyer_manager', task!, 'transfer', { usercode: 'buyer_fresh', opinion: 'x' }),
      press('buyer_manager', task!, 'transfer', { usercode: 'nobody', opinion: 'x' }),
      press('buyer_manager', task!, 'addsign', { position: 'beside', usercode: 'analyst' }),
      press('buyer_manager', 'WT9', 'send'),
      press('buyer_manager', task!, 'cancel', { opinion: 'x' }),
      press('buyer_manager', task!, 'explode', { opinion: 'x' }),
      press('finance', task!, 'send'),
    ].map(async (answer) => (await answer).returncode),
  );
  expect(codes).toEqual([...Array<string>(7).fill('A0400'), 'A0301', 'A0301', 'A0301']);
  expect(waiting(instance)).toEqual({ buyer_manager: task });
});
