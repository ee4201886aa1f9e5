import { afterAll, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { openWorkflow } from '../../support/retail/workflow-client.ts';

const workflow = openWorkflow();
const { app, ask, db, press, read, start, waiting } = workflow;

afterAll(() => workflow.close());

const READS = [
  'getHistory',
  'getDiagram',
  'getAttachments',
  'getButtonsByInstanceId',
  'getOne',
] as const;

async function codesOf(account: string, workflowInstanceId: string): Promise<string[]> {
  const answers = READS.map((name) =>
    ask(account, `msc-bpm/process/${name}`, { workflowInstanceId }),
  );
  return (await Promise.all(answers)).map(({ returncode }) => returncode);
}

it('an instance is visible only to its participants and to the owners of its process', async () => {
  const instance = start('buyer_fresh');
  const task = waiting(instance).buyer_manager!;
  const [open, closed] = [Array(READS.length).fill('0'), Array(READS.length).fill('A0301')];
  for (const account of ['buyer_fresh', 'buyer_manager', 'admin'])
    expect([account, await codesOf(account, instance)]).toEqual([account, open]);
  for (const account of ['buyer_staples', 'store1001', 'stress', 'v10001', 'v10002'])
    expect([account, await codesOf(account, instance)]).toEqual([account, closed]);
  expect(
    (await ask('store1001', 'msc-bpm/process/getButtonsByTaskId', { taskId: task })).returncode,
  ).toBe('A0301');
  expect(await read('admin', 'msc-bpm/process/getButtonsByTaskId', { taskId: task })).toEqual([]);
  expect(
    await read('admin', 'msc-bpm/process/getButtonsByInstanceId', { workflowInstanceId: instance }),
  ).toEqual([]);
});

it('a supplier sees only instances it took part in, and cannot list colleagues', async () => {
  const instance = start('buyer_manager');
  await press('ops_director', waiting(instance).ops_director!, 'send');
  expect(await codesOf('v10001', instance)).toEqual(Array(READS.length).fill('0'));
  expect(await codesOf('v10003', instance)).toEqual(Array(READS.length).fill('A0301'));
  const { pageData } = await read<{ pageData: object[] }>(
    'v10001',
    'msc-flowable/pendingtask/pageQuery',
    {
      pageNo: 1,
      pageSize: 30,
    },
  );
  expect(pageData).toHaveLength(4);
  expect((await ask('v10001', 'msc-bpm/option/people')).returncode).toBe('A0301');
  expect(await read('v10001', 'msc-bpm/process/getButtons')).toEqual([]);
});

it('suppliers do not see opinions of staff, except why their own instance was returned', async () => {
  const opinionsOf = async (account: string, instance: string) => {
    const steps = await workflow.history(account, instance);
    return steps.flatMap(({ assigneeCode, opinion }) =>
      opinion ? [`${String(assigneeCode)} ${opinion}`] : [],
    );
  };
  const instance = start('buyer_manager');
  await press('ops_director', waiting(instance).ops_director!, 'send', {
    opinion: '价格偏高，内部先放行',
  });
  const own = waiting(instance).v10001!;
  await press('v10001', own, 'send', { opinion: '按期到货' });
  const all = ['ops_director 价格偏高，内部先放行', 'v10001 按期到货'];
  expect(await opinionsOf('buyer_manager', instance)).toEqual(expect.arrayContaining(all));
  expect(await opinionsOf('v10001', instance)).toEqual(['v10001 按期到货']);

  const his = start('v10001', { creator: 'v10001' });
  const [assignee = '', taskid = ''] = Object.entries(waiting(his))[0] ?? [];
  await press(assignee, taskid, 'reject', { opinion: '资料不全' });
  expect(await opinionsOf('v10001', his)).toEqual([`${assignee} 资料不全`]);
});

it('the colleagues who can get a task are listed by page and by part of a name', async () => {
  const instance = start('buyer_fresh');
  const taskId = waiting(instance).buyer_manager!;
  const people = (body: object) =>
    read<{ total: number; pageData: { usercode: string }[] }>(
      'buyer_manager',
      'msc-bpm/option/people',
      { taskId, ...body },
    );
  const all = await people({ pageSize: 200, pageNo: 1 });
  const codes = all.pageData.map(({ usercode }) => usercode);
  expect(codes).toHaveLength(all.total);
  for (const barred of ['buyer_manager', 'buyer_fresh', 'v10001', 'expired', 'kicked'])
    expect(codes).not.toContain(barred);
  expect((await people({ keyword: '林知' })).pageData).toEqual([
    {
      usercode: 'ops_director',
      username: '林知夏',
      deptname: '营运中心',
      postname: '营运总监',
      display: '林知夏（营运中心 · 营运总监）',
    },
  ]);
  expect(
    (await people({ pageNo: 2, pageSize: 10 })).pageData.map(({ usercode }) => usercode),
  ).toEqual(codes.slice(10, 20));
  expect((await ask('buyer_fresh', 'msc-bpm/option/people', { taskId })).returncode).toBe('A0301');
  expect((await ask('buyer_manager', 'msc-bpm/option/planets', {})).returncode).toBe('A0400');
});

it('participants can download the files of an instance complete and with their types', async () => {
  type Attachment = components['schemas']['Attachment'];
  const owners = db
    .prepare(
      'SELECT DISTINCT instanceid, initiator FROM process_attachment JOIN process_instance USING (instanceid)',
    )
    .all([]) as { instanceid: string; initiator: string }[];
  const files = new Map<string, Attachment>();
  for (const { instanceid, initiator } of owners)
    for (const file of await read<Attachment[]>(initiator, 'msc-bpm/process/getAttachments', {
      workflowInstanceId: instanceid,
    }))
      files.set(file.contenttype ?? '', file);
  expect([...files.keys()].map((type) => type.split('/')[1]?.slice(0, 4)).toSorted()).toEqual([
    'pdf',
    'plai',
    'png',
    'vnd.',
  ]);
  const starts: Record<string, string> = {};
  const token = async (account: string) => (await signInRetail(app, account)).login.accessToken;
  const admin = await token('admin');
  for (const [type, { url, size }] of files) {
    const { rawPayload } = await app.inject({ url, headers: { ssotoken: admin } });
    expect(rawPayload).toHaveLength(size!);
    starts[type] = rawPayload.toString('latin1', 0, 4);
  }
  expect(Object.values(starts)).toEqual(expect.arrayContaining(['%PDF', 'PK\x03\x04', '\x89PNG']));
  const { url } = [...files.values()][0]!;
  const stranger = await app.inject({ url, headers: { ssotoken: await token('stress') } });
  expect(stranger.json()).toMatchObject({ returncode: 'A0301' });
});
