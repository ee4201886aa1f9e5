import { signedInBrowser } from '../signed-in-browser.ts';
import { askedAt, CODE, listOf, mockList, PATHS, type Services } from './list-support.ts';

export const ROWS = `query($code: String!, $filter: ListFilterInput, $orderBy: [ListOrderInput!], $page: Int, $pageSize: Int) { viewer { listModule(code: $code) {
  rows(filter: $filter, orderBy: $orderBy, page: $page, pageSize: $pageSize) { totalCount nodes { key name values version isDeletable } } } } }`;

export interface Page {
  rows: {
    totalCount: number;
    nodes: {
      key: string;
      name: string;
      values: Record<string, unknown>;
      version: string | null;
      isDeletable: boolean;
    }[];
  } | null;
}

export async function rows(asked: object = {}, services: Services = {}) {
  const retail = mockList(services);
  const answer = await (
    await signedInBrowser()
  ).ask(ROWS, { code: CODE, orderBy: [], page: 1, ...asked });
  const [body] = askedAt(retail, PATHS.search) as {
    condition: object[];
    orderBy: string;
    pageNo: number;
    pageSize: number;
  }[];
  return { rows: (listOf(answer) as Page).rows, errors: answer.errors, body };
}
