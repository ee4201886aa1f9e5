import type { components } from '../../../schema/generated/retail.ts';
import { type Answer, type RetailClient, signInRetail } from './retail-client.ts';
import { documentedCalls } from './retail-contract.ts';
import { buildRetail, type RetailServerOptions } from './retail-server.ts';

export type Row = components['schemas']['Row'] & Record<string, unknown>;
export type Verb =
  | 'search'
  | 'add'
  | 'update'
  | 'delete'
  | 'audit'
  | 'reject'
  | 'import'
  | 'history';

/**
 * Requests lists over HTTP with several accounts. Answers and refusals are checked against the
 * OpenAPI document.
 */
export function openMasterData(options: RetailServerOptions = {}) {
  const { app, db } = buildRetail(options);
  const clients = new Map<string, Promise<RetailClient>>();
  const calls = documentedCalls();

  async function ask<Data>(
    account: string,
    entity: string,
    verb: Verb,
    body: unknown,
  ): Promise<Answer<Data>> {
    const client = clients.get(account) ?? signInRetail(app, account);
    clients.set(account, client);
    const { status, ...answer } = await (
      await client
    ).call<Data>(`/api/msc-mdm/${entity}/${verb}`, body);
    const documented = calls.find(({ path }) => path === `/api/msc-mdm/{entity}/${verb}`);
    const problem =
      answer.returncode !== '0' && answer.data === null ? null : documented?.problemOf(answer);
    if (problem !== null) throw new Error(`${entity}/${verb}: ${String(problem)}`);
    if (answer.returncode !== '0' && !documented?.returncodes.includes(answer.returncode))
      throw new Error(answer.returncode);
    return { status, ...answer };
  }

  async function read<Data = Row>(
    account: string,
    entity: string,
    verb: Verb,
    body: unknown,
  ): Promise<Data> {
    const answer = await ask<Data>(account, entity, verb, body);
    if (answer.returncode !== '0') throw new Error(`${entity}/${verb}: ${answer.message}`);
    return answer.data;
  }

  const search = (account: string, entity: string, asked: object = {}) =>
    read<{ total: number; pageData: Row[] }>(account, entity, 'search', {
      pageNo: 1,
      pageSize: 10_000,
      ...asked,
    });

  return {
    app,
    db,
    ask,
    read,
    search,
    row: async (account: string, entity: string, id: string): Promise<Row> =>
      (await search(account, entity, { condition: [{ field: 'id', operation: 'eq', value: id }] }))
        .pageData[0]!,
    /** The code and the fields of a refusal. */
    async refusal(account: string, entity: string, verb: Verb, body: unknown): Promise<unknown[]> {
      const { returncode, data } = await ask<{
        problems?: { field: string | null; code: string }[];
      } | null>(account, entity, verb, body);
      return [
        returncode,
        ...(data?.problems ?? []).map(({ field, code }) => `${String(field)} ${code}`),
      ];
    },
    async close() {
      await app.close();
      db.close();
    },
  };
}
