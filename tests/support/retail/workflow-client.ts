import { expect } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { startProcess, type ProcessDocument } from '../../../retail/workflow/process/start.ts';
import { signInRetail, type Answer, type RetailClient } from './retail-client.ts';
import { documentedCalls } from './retail-contract.ts';
import { buildRetail } from './retail-server.ts';
import { contextOf } from './sales-caller.ts';

type Schemas = components['schemas'];
export type ProcessTask = Schemas['ProcessTask'];
export type Button = Schemas['WorkflowButton'];
export type HistoryStep = Schemas['HistoryStep'];

const HOUR = 3_600_000;

/**
 * Approvals of the demo over HTTP, with a clock that always advances. Each answer is checked
 * against the OpenAPI document.
 */
export function openWorkflow() {
  let now = Date.parse('2026-06-15T02:00:00Z');
  const { app, db } = buildRetail({ clock: () => now++, samplesUrl: 'http://localhost:4200' });
  const clients = new Map<string, Promise<RetailClient>>();
  const calls = documentedCalls();

  async function ask<Data>(
    account: string,
    path: string,
    body: unknown = {},
  ): Promise<Answer<Data>> {
    const client = clients.get(account) ?? signInRetail(app, account);
    clients.set(account, client);
    const { status, ...answer } = await (await client).call<Data>(`/api/${path}`, body);
    const documented = calls.find((call) =>
      new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '\\w+')}$`).test(`/api/${path}`),
    );
    if (answer.returncode === '0') expect(documented?.problemOf(answer)).toBeNull();
    else expect(documented?.returncodes).toContain(answer.returncode);
    return { status, ...answer };
  }

  const read = async <Data>(account: string, path: string, body: unknown = {}) => {
    const answer = await ask<Data>(account, path, body);
    expect(answer).toMatchObject({ returncode: '0' });
    return answer.data;
  };

  return {
    app,
    db,
    ask,
    read,
    /** Advances the clock. The tokens expire, so all accounts sign in again. */
    pass(hours: number) {
      now += hours * HOUR;
      clients.clear();
    },
    press: (account: string, taskId: string, action: string, more: object = {}) =>
      ask(account, `msc-bpm/task/${action}`, {
        taskId,
        ...(action === 'send' && { opinion: '同意' }),
        ...more,
      }),
    /** Starts a process, as submitting a document does. */
    start(initiator: string, document: Partial<ProcessDocument> = {}) {
      const context = { ...contextOf(db, initiator), clock: () => now };
      const sheet: ProcessDocument = {
        sheetid: `PO-${String(now)}-${String(countOf('process_instance'))}`,
        sheettype: 'PO',
        amount: 100_000,
        creator: initiator,
        supplierid: 'T10001',
        shopid: null,
        summary: 'test',
        ...document,
      };
      return startProcess(context, { sheet, submitter: initiator }).instanceid;
    },
    /** The pending tasks of an instance, by their assignees. */
    waiting(instanceid: string): Record<string, string> {
      const query =
        "SELECT assignee, taskid FROM process_task WHERE instanceid = ? AND status = 'pending' ORDER BY seq";
      return Object.fromEntries(db.prepare(query).raw().all([instanceid]) as [string, string][]);
    },
    history: (account: string, workflowInstanceId: string) =>
      read<HistoryStep[]>(account, 'msc-bpm/process/getHistory', { workflowInstanceId }),
    diagram: (account: string, workflowInstanceId: string) =>
      read<Schemas['ProcessDiagram']>(account, 'msc-bpm/process/getDiagram', {
        workflowInstanceId,
      }),
    status: async (account: string, workflowInstanceId: string) =>
      (await read<ProcessTask>(account, 'msc-bpm/process/getOne', { workflowInstanceId })).status,
    buttons: (account: string, taskId: string) =>
      read<Button[]>(account, 'msc-bpm/process/getButtonsByTaskId', { taskId }),
    async close() {
      await app.close();
      db.close();
    },
  };

  function countOf(table: string): number {
    return (db.prepare(`SELECT count(*) AS num FROM ${table}`).get([]) as { num: number }).num;
  }
}

/**
 * A short description of a step in the history: who acted, what they did, and on behalf of whom.
 */
export function describeStep({ assigneeCode, actionName, state, onBehalfOf }: HistoryStep): string {
  return [assigneeCode, actionName ?? state, onBehalfOf].filter((part) => part != null).join(' ');
}
