import { expect } from 'vitest';
import { addNewModule, NEW_MODULE } from '../../support/new-module.ts';
import { embeddedPortal, type Ask } from '../workflow/embedded-portal.ts';

export const ROW = '{ key name values labels version isDeletable }';

export const LIST = `query($code: String!, $filter: ListFilterInput, $orderBy: [ListOrderInput!]! = [], $pageSize: Int) { viewer { listModule(code: $code) {
  operations problems { column code } columns { name type options { value } dependsOn } rows(filter: $filter, orderBy: $orderBy, pageSize: $pageSize) { totalCount nodes ${ROW} } } } }`;

export const ADD = `mutation($input: ListRowAddInput!) { listRowAdd(input: $input) { row ${ROW} userErrors { field code message } } }`;

interface Row {
  key: string;
  name: string;
  values: Record<string, unknown>;
  labels: Record<string, string>;
  version: string;
}

interface List {
  operations: string[];
  problems: { column: string; code: string }[];
  columns: {
    name: string;
    type: string;
    options: { value: string }[] | null;
    dependsOn: string[];
  }[];
  rows: { totalCount: number; nodes: Row[] };
}

interface Changed {
  row: Row | null;
  theirs: Row | null;
  userErrors: { field: string[] | null; code: string; message: string }[];
}

export const { code } = NEW_MODULE;

export async function askData<Data>(
  ask: Ask,
  query: string,
  variables: Record<string, unknown>,
): Promise<Data> {
  const { data, errors } = await ask(query, variables);
  expect(errors).toBeUndefined();
  return data as Data;
}

export const list = async (ask: Ask, asked: object = {}) =>
  (await askData<{ viewer: { listModule: List } }>(ask, LIST, { code, ...asked })).viewer
    .listModule;

export const change = async (ask: Ask, query: string, input: object) =>
  Object.values(
    await askData<Record<string, Changed>>(ask, query, { input: { moduleCode: code, ...input } }),
  )[0]!;

export async function newModule() {
  const portal = await embeddedPortal();
  addNewModule(portal.db);
  return portal;
}
