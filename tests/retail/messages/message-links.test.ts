import { afterAll, describe, expect, it } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { signInRetail, type RetailClient } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';

type Message = components['schemas']['Message'];

const { app, db } = buildRetail();
const director = await signInRetail(app, 'ops_director');
const manager = await signInRetail(app, 'store1001');
const supplier = await signInRetail(app, 'v10001');

afterAll(async () => {
  await app.close();
  db.close();
});

const SERVICES = new Map([[supplier, 'vendermessageuser']]);

async function linksOf(
  msgtype: string,
  client: RetailClient,
): Promise<{ module: string; parameters: Record<string, string> }[]> {
  const path = `/api/msc-message/${SERVICES.get(client) ?? 'messageuser'}/pageQuery`;
  const { data } = await client.call<{ pageData: Message[] }>(path, {
    params: { msgtype },
    pageNo: 1,
    pageSize: 100,
  });
  expect(data.pageData.length).toBeGreaterThan(0);
  return data.pageData.map(({ modulecode, moduleparams }) => ({
    module: modulecode ?? '',
    parameters: JSON.parse(moduleparams ?? '{}') as Record<string, string>,
  }));
}

describe('A to-do message links to the approval centre', () => {
  it.each([
    ['ops_director', director],
    ['v10001', supplier],
  ])('with a task that waits for %s, each with another', async (account, client) => {
    const links = await linksOf('todo', client);
    const query =
      "SELECT t.taskid FROM process_task t WHERE t.assignee = ? AND t.instanceid = ? AND t.status = 'pending'";
    for (const { module, parameters } of links) {
      expect([module, parameters.tab]).toEqual(['100003', 'pending']);
      expect(db.prepare(query).all([account, parameters.instanceid])).toContainEqual({
        taskid: parameters.taskid,
      });
    }
    expect(new Set(links.map(({ parameters }) => parameters.taskid)).size).toBeGreaterThan(1);
  });

  it('without an approval if none or several wait for its reader', async () => {
    const shared = db.prepare(
      "SELECT DISTINCT modulecode, moduleparams FROM message WHERE msgtype = 'todo' AND ownerid IN ('PT04', 'stress')",
    );
    expect(shared.raw().all([])).toEqual([['100003', '{"tab":"pending"}']]);
  });
});

describe('A notice links to a task', () => {
  it.each([
    ['ops_director', director, 'mytodo', 'locked'],
    ['store1001', manager, 'pool', 'unlocked'],
  ])('that %s has or may claim', async (_account, client, tab, status) => {
    const links = (await linksOf('notify', client)).filter(
      ({ parameters }) => parameters.tab === tab,
    );
    expect(links.length).toBeGreaterThan(0);
    for (const { module, parameters } of links) {
      expect(module).toBe('100004');
      const { data } = await client.call<{ status: string }>('/api/msc-taskm/taskpool/taskDetail', {
        taskId: parameters.taskid,
      });
      expect(data.status).toBe(status);
    }
  });

  it('but not for suppliers, who have no tasks', async () => {
    expect(new Set((await linksOf('notify', supplier)).map(({ module }) => module))).toEqual(
      new Set(['']),
    );
  });
});

describe('An alert links to a document', () => {
  it("of the reader's applications in whose process the reader took part", async () => {
    const links = await linksOf('alert', director);
    for (const { module, parameters } of links) {
      const { data } = await director.call<{ url: string }[]>('/api/msc-ucs/module/query', {
        params: { modulecode: module },
      });
      expect(data[0]?.url).toMatch(/^portal:sheet\?/);
      const part =
        db.prepare(`SELECT 1 FROM process_instance i WHERE i.bizkey = ? AND ('ops_director' IN (i.initiator, i.submitter)
        OR EXISTS (SELECT 1 FROM process_task t WHERE t.instanceid = i.instanceid AND t.assignee = 'ops_director'))`);
      expect(part.get([parameters.sheetid])).toBeDefined();
    }
    expect(new Set(links.map(({ parameters }) => parameters.sheetid)).size).toBeGreaterThan(1);
  });

  it('of the supplier itself', () => {
    const alerts =
      db.prepare(`SELECT s.supplierid, a.tenantid FROM message m JOIN account a ON a.usercode = m.ownerid
      JOIN sheet s ON s.sheetid = m.moduleparams ->> 'sheetid' WHERE m.audience = 'vendor' AND m.msgtype = 'alert'`);
    const found = alerts.all([]) as { supplierid: string; tenantid: string }[];
    expect(found.filter(({ supplierid, tenantid }) => supplierid !== tenantid)).toEqual([]);
  });
});
