import { expect } from 'vitest';
import { signedInBrowser } from '../signed-in-browser.ts';
import { CODE, listOf, mockList, type Services } from './list-support.ts';

export const MODULE = `query($code: String!) { viewer { listModule(code: $code) {
  code keyField nameField pageSize exactMatch operations conditionOperations hasHistory exportLimit
  problems { column code } columns { name type searchType isRequired minimumLength defaultValue dependsOn options { value } } } } }`;

export interface ModuleAnswer {
  operations: string[];
  problems: { column: string | null; code: string }[];
  columns: Record<string, unknown>[];
}

/** A valid list as the services send it. */
export async function module(services: Services = {}, sources: `/${string}`[] = []) {
  const retail = mockList({ rows: null, ...services });
  for (const path of sources) retail.answers(path, { total: 0, pageData: [] });
  const answer = await (await signedInBrowser()).ask(MODULE, { code: CODE });
  expect(answer.errors).toBeUndefined();
  return { ...(listOf(answer) as ModuleAnswer), retail };
}
