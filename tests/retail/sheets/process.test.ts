import { afterAll, describe, expect, it } from 'vitest';
import { type RetailClient, signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { linesOf, newOrder, read, save, type SheetAnswer } from '../../support/retail/sheets.ts';

const { app, db } = buildRetail();
const [buyer, manager, director, supplier] = await Promise.all(
  ['buyer_fresh', 'buyer_manager', 'ops_director', 'v10001'].map((account) =>
    signInRetail(app, account),
  ),
);

afterAll(async () => {
  await app.close();
  db.close();
});

const taskOf = (sheetid: string, usercode: string) =>
  db
    .prepare(
      `SELECT taskid FROM process_task JOIN process_instance USING (instanceid) WHERE bizkey = ? AND assignee = ? AND
       process_task.status = 'pending'`,
    )
    .pluck()
    .all([sheetid, usercode])[0] as string;
const send = (client: RetailClient | undefined, taskId: string) =>
  client!.call('/api/msc-bpm/task/send', { taskId, opinion: '同意' });
const before = (client: RetailClient | undefined, sheetId: string): Promise<SheetAnswer> =>
  client!.call('/api/msc-sheet/PO/searchItemHistory', { sheetId });
const packages = ({ data }: SheetAnswer) => linesOf(data).map(({ pkqty }) => pkqty);
const problems = ({ data }: SheetAnswer) =>
  (data.problems ?? []).map(({ column, code }) => `${String(column)} ${code}`);

/**
 * Returns the lines of a document with a changed number of packages in the first one. The services
 * compute the values that depend on it.
 */
function withPackages(answer: SheetAnswer, pkqty: number) {
  return linesOf(answer.data).map((line, index) =>
    index === 0 ? { ...line, pkqty, qty: null, amount: null } : line,
  );
}

async function submitted(header = {}): Promise<string> {
  return (await save(buyer!, newOrder({ ...header, bpmopen: true }))).data.sheetid;
}

describe('A purchase order', () => {
  it('goes from a draft into its process, where users may change it if their step allows', async () => {
    const draft = await save(buyer!, newOrder());
    const { sheetid } = draft.data;
    expect(draft.data).toMatchObject({
      status: '0',
      version: 1,
      workflowInstanceId: null,
      creatorname: '陈予安',
    });
    const second = await save(buyer!, { sheetid, version: 1, details: withPackages(draft, 6) });
    expect([second.data.version, packages(second)]).toEqual([2, [6, 2, 0]]);
    const handedIn = await save(buyer!, { sheetid, version: 2, bpmopen: true });
    expect(handedIn.data).toMatchObject({
      status: '1',
      version: 3,
      workflowInstanceId: expect.stringMatching(/^WI\d+$/),
    });
    const taskid = taskOf(sheetid, 'buyer_manager');
    const changed = await save(manager!, {
      sheetid,
      version: 3,
      taskid,
      details: withPackages(handedIn, 3),
    });
    expect([changed.data.version, packages(changed), changed.data.status]).toEqual([
      4,
      [3, 2, 0],
      '1',
    ]);
    expect((await save(buyer!, { sheetid, version: 4, remark: 'x' })).returncode).toBe('A0301');
    expect((await send(manager, taskid)).returncode).toBe('0');
    expect((await save(manager!, { sheetid, version: 4, taskid, details: [] })).returncode).toBe(
      'A0301',
    );
    expect((await read(director!, sheetid)).data.status).toBe('1');
  });

  it('keeps fields that a step does not allow to change', async () => {
    const sheetid = await submitted();
    const [taskid, answer] = [taskOf(sheetid, 'buyer_manager'), await read(manager!, sheetid)];
    const lines = linesOf(answer.data);
    const change = (sheet: Record<string, unknown>) =>
      save(manager!, { sheetid, version: 1, taskid, ...sheet });
    expect(problems(await change({ remark: 'x' }))).toEqual(['remark fixed']);
    expect(
      problems(await change({ details: lines.map((line) => ({ ...line, price: 1 })) })),
    ).toHaveLength(3);
    expect(problems(await change({ details: lines.slice(1) }))).toEqual(['null lines']);
    expect((await change({ ...answer.data, details: lines })).returncode).toBe('0');
  });

  it('shows the changes of the previous step, until a step passes it on unchanged', async () => {
    const sheetid = await submitted();
    const first = await read(manager!, sheetid);
    expect(packages(await before(manager, sheetid))).toEqual(packages(first));
    const taskid = taskOf(sheetid, 'buyer_manager');
    await save(manager!, { sheetid, version: 1, taskid, details: withPackages(first, 9) });
    expect(packages(await before(manager, sheetid))).toEqual([4, 2, 0]);
    await send(manager, taskid);
    expect([
      packages(await before(director, sheetid)),
      packages(await read(director!, sheetid)),
    ]).toEqual([
      [4, 2, 0],
      [9, 2, 0],
    ]);
  });

  it('that was returned is submitted for its current supplier, and the lists show its current values', async () => {
    const sheetid = await submitted();
    const answer = await read(manager!, sheetid);
    await manager!.call('/api/msc-bpm/task/return', {
      taskId: taskOf(sheetid, 'buyer_manager'),
      opinion: '换供应商',
      step: 'start',
    });
    const details = linesOf(answer.data).slice(1);
    await save(buyer!, { sheetid, version: 1, supplierid: 'T10003', details, bpmopen: true });
    const { data } = await buyer!.call<{ summary: string; amount: number }>(
      '/api/msc-bpm/process/getOne',
      {
        workflowInstanceId: (await read(buyer!, sheetid)).data.workflowInstanceId,
      },
    );
    const { suppliername, shopname, amount } = (await read(buyer!, sheetid)).data;
    expect([data.summary, data.amount]).toEqual([
      `${String(suppliername)} · ${String(shopname)} · 2 行`,
      amount,
    ]);
    await send(manager, taskOf(sheetid, 'buyer_manager'));
    await send(director, taskOf(sheetid, 'ops_director'));
    expect([taskOf(sheetid, 'v10001'), taskOf(sheetid, 'v10003')]).toEqual([
      undefined,
      expect.stringMatching(/^WT/u),
    ]);
  });

  it('is confirmed by its supplier with a delivery date', async () => {
    const sheetid = await submitted();
    for (const [client, usercode] of [
      [manager, 'buyer_manager'],
      [director, 'ops_director'],
    ] as const)
      await send(client, taskOf(sheetid, usercode));
    const taskid = taskOf(sheetid, 'v10001');
    const confirmed = await save(supplier!, {
      sheetid,
      version: 1,
      taskid,
      confirmdate: '2026-06-19',
    });
    expect([confirmed.returncode, confirmed.data.confirmdate]).toEqual(['0', '2026-06-19']);
    expect((await send(supplier, taskid)).returncode).toBe('0');
    expect((await read(supplier!, sheetid)).data.status).toBe('2');
  });

  it('cannot be submitted with a quantity of zero, a date in the past, or a delivery before the order, but can be saved as a draft', async () => {
    const wrong = newOrder({ orderdate: '2026-06-14', arrivaldate: '2026-06-13' }, [
      { productid: 'P100008', pkqty: 0, remqty: 0, price: 12.34 },
    ]);
    const draft = await save(buyer!, wrong);
    expect(draft.returncode).toBe('0');
    const refused = await save(buyer!, { ...draft.data, bpmopen: true });
    expect(refused.returncode).toBe('A0400');
    expect(problems(refused)).toEqual(['orderdate rule', 'arrivaldate rule', 'qty rule']);
    const rulecodes = (refused.data.problems ?? []).map(
      (problem) => (problem as { rulecode?: string }).rulecode,
    );
    expect(rulecodes).toEqual(['orderdateNotPast', 'arrivaldateNotBefore', 'qtyAboveZero']);
    const { data } = await read(buyer!, draft.data.sheetid);
    expect([data.status, data.version]).toEqual(['0', draft.data.version]);
  });

  it('is checked in its process only for the changed fields', async () => {
    const sheetid = await submitted();
    const open = await read(manager!, sheetid);
    const asked = {
      ...open.data,
      amount: null,
      taskid: taskOf(sheetid, 'buyer_manager'),
      bpmopen: false,
    };
    const [first, ...others] = linesOf(open.data);
    const refused = await save(manager!, {
      ...asked,
      details: [{ ...first, pkqty: 0, remqty: 0, qty: 0, amount: 0 }, ...others],
    });
    expect(problems(refused)).toEqual(['qty rule']);
  });

  it('cannot be submitted without lines', async () => {
    const { message } = await save(buyer!, newOrder({ bpmopen: true }, []));
    expect(message).toBe('Bad parameter details: needs at least one line');
    expect((await save(buyer!, newOrder({}, []))).returncode).toBe('0');
  });

  it('stays a draft if its process refuses it', async () => {
    const count = () => db.prepare('SELECT count(*) FROM sheet').pluck().all([])[0];
    db.exec(
      `CREATE TRIGGER refuse BEFORE INSERT ON process_instance BEGIN SELECT RAISE(ABORT, 'no'); END`,
    );
    const now = count();
    const { returncode } = await save(buyer!, newOrder({ bpmopen: true }));
    db.exec('DROP TRIGGER refuse');
    expect([returncode, count()]).toEqual(['B0001', now]);
  });
});

it('the demo data has documents that were changed during their process', async () => {
  const rows = db
    .prepare(
      "SELECT sheetid FROM sheet WHERE version = 2 AND sheettype = 'PO' AND status = '1' AND sheetid NOT GLOB 'PO260615*'",
    )
    .pluck();
  const changed = rows.all([]) as string[];
  expect(changed.length).toBeGreaterThan(0);
  const admin = await signInRetail(app, 'admin');
  const total = ({ data }: SheetAnswer) =>
    linesOf(data).reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
  for (const sheetid of changed) {
    const [now, then] = [await read(admin, sheetid), await before(admin, sheetid)];
    expect(packages(now)).not.toEqual(packages(then));
    expect([Math.round(Number(now.data.amount) * 100), then.data.remark]).toEqual([
      total(now),
      '数量待核对',
    ]);
    expect(total(then)).toBeGreaterThan(total(now));
  }
});
