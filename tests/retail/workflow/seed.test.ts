import { afterAll, describe, expect, it } from 'vitest';
import { PROCESSES } from '../../../retail/workflow/definitions/catalogue.ts';
import { visitsOf } from '../../../retail/workflow/process/path.ts';
import { tasksOf, type InstanceRow } from '../../../retail/workflow/process/process-rows.ts';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';

const db = openSeededDatabase();
const TODAY = Date.parse('2026-06-15T00:00:00Z');

afterAll(() => {
  db.close();
});

function column<Value>(query: string): Value[] {
  return db.prepare(query).pluck().all([]) as Value[];
}

const instances = db
  .prepare('SELECT * FROM process_instance ORDER BY instanceid')
  .all([]) as InstanceRow[];

describe('The approvals of the demo data', () => {
  it('are 40 running and 420 ended instances of nine processes, in every state', () => {
    const count = (status: InstanceRow['status']) =>
      instances.filter((one) => one.status === status).length;
    expect([count('running'), count('returned')]).toEqual([36, 4]);
    expect(count('approved') + count('rejected') + count('withdrawn')).toBe(420);
    expect(
      Math.min(count('approved') - 300, count('rejected') - 10, count('withdrawn') - 10),
    ).toBeGreaterThanOrEqual(0);
    expect(new Set(instances.map(({ processcode }) => processcode)).size).toBe(PROCESSES.length);
    expect(instances.map(({ instanceid }) => instanceid)).toEqual(
      instances.map((_, n) => `WI${100_001 + n}`),
    );
  });

  it('have an assignee while they are running, and none afterwards', () => {
    const waiting = new Set(
      column<string>("SELECT DISTINCT instanceid FROM process_task WHERE status = 'pending'"),
    );
    const open = instances.filter(({ status }) => status === 'running' || status === 'returned');
    expect(open.every(({ instanceid }) => waiting.has(instanceid))).toBe(true);
    expect(waiting.size).toBe(open.length);
    expect(
      column("SELECT count(*) FROM process_task WHERE status IN ('pending','waiting')")[0],
    ).toBeLessThan(70);
  });

  it('have histories in order of time and steps, up to the day of the data', () => {
    for (const instance of instances) {
      const tasks = tasksOf(db, instance.instanceid);
      expect(tasks[0]).toMatchObject({
        kind: 'mark',
        action: 'submit',
        assignee: instance.submitter,
        finished: instance.started,
      });
      const ends = tasks.flatMap(({ finished }) => finished ?? []);
      expect(Math.max(...ends, instance.started)).toBeLessThan(TODAY);
      expect(tasks.every(({ created, finished }) => finished === null || finished >= created)).toBe(
        true,
      );
      const order = PROCESSES.find(({ code }) => code === instance.processcode)!.steps.map(
        ({ code }) => code,
      );
      const places = visitsOf(tasks).map(({ step }) => order.indexOf(step));
      expect([instance.instanceid, places]).toEqual([
        instance.instanceid,
        places.toSorted((a, b) => a - b),
      ]);
    }
  });

  it('have an opinion for each decision, some with hostile text', () => {
    const silent =
      "SELECT count(*) FROM process_task WHERE action IN ('send','reject','return') AND coalesce(opinion, '') = ''";
    expect(column(silent)).toEqual([0]);
    expect(
      column<number>("SELECT count(*) FROM process_task WHERE opinion LIKE '%onerror%'")[0],
    ).toBeGreaterThan(5);
    const actions = column<string>(
      'SELECT DISTINCT action FROM process_task WHERE action IS NOT NULL ORDER BY action',
    );
    expect(actions).toEqual([
      'addsign',
      'delegate',
      'reject',
      'return',
      'send',
      'submit',
      'transfer',
      'withdraw',
    ]);
  });

  it('belong to documents with a matching status', () => {
    const expected = { running: '1', returned: '4', approved: '2', rejected: '3', withdrawn: '0' };
    const sheets = new Map(
      db.prepare('SELECT sheetid, status FROM sheet').raw().all([]) as [string, string][],
    );
    for (const { bizkey, status } of instances)
      expect([bizkey, sheets.get(bizkey)]).toEqual([bizkey, expected[status]]);
    expect(new Set(instances.map(({ bizkey }) => bizkey)).size).toBe(460);
  });

  it('were decided by the deputy while the director was away', () => {
    const [{ startdate, enddate }] = db
      .prepare('SELECT startdate, enddate FROM process_deputy')
      .all([]) as [{ startdate: string; enddate: string }];
    const whose = db.prepare(
      `SELECT DISTINCT assignee FROM process_task WHERE step = 'operations' AND kind = 'step'
         AND date(created / 1000, 'unixepoch') BETWEEN ? AND ?`,
    );
    // The deputy has transferred some tasks.
    expect(whose.pluck().all([startdate, enddate])).toEqual(['analyst', 'director_deputy']);
    expect(
      column<number>("SELECT count(*) FROM process_task WHERE behalf = 'ops_director'")[0],
    ).toBeGreaterThan(200);
  });

  it('give the director tasks of every process, some with files and some for two users', () => {
    const own =
      "FROM process_task t JOIN process_instance i USING (instanceid) WHERE t.assignee = 'ops_director' AND t.status = 'pending'";
    expect(column(`SELECT count(DISTINCT i.biztype) ${own}`)).toEqual([9]);
    expect(
      column<number>(
        `SELECT count(DISTINCT instanceid) ${own} AND instanceid IN (SELECT instanceid FROM process_attachment)`,
      )[0],
    ).toBe(8);
    expect(column<string>(`SELECT t.taskid ${own} AND i.biztype = 'PM' ORDER BY 1`)).toEqual([
      'WT1000210',
      'WT1000301',
    ]);
  });
});

it('have process definitions with existing modules and unique step codes', () => {
  for (const { sheettype, modulecode, steps } of PROCESSES) {
    expect(column(`SELECT sheettype FROM module WHERE modulecode = '${modulecode}'`)).toEqual([
      sheettype,
    ]);
    expect(new Set(steps.map(({ code }) => code)).size).toBe(steps.length);
  }
});
