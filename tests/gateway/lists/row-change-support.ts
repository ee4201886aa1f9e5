import type { RetailNock } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { CODE, done, mockList, PATHS, ROW, type Services } from './list-support.ts';

const PAYLOAD =
  '{ row { key values version } theirs { key values version } viewer { id } userErrors { field code message } }';
const ADD = `mutation($input: ListRowAddInput!) { listRowAdd(input: $input) ${PAYLOAD} }`;
const UPDATE = `mutation($input: ListRowUpdateInput!) { listRowUpdate(input: $input) ${PAYLOAD} }`;
export const KEY = '5f1c7c1e-6a2f-4c7b-9f0e-2f6f3f0c9a11';

interface Payload {
  row: { key: string; values: object; version: string | null } | null;
  theirs: { key: string; values: object; version: string | null } | null;
  viewer: object | null;
  userErrors: { field: string[] | null; code: string; message: string }[];
}

async function ask(query: string, input: object, language = 'en-US') {
  const { data, errors } = await (
    await signedInBrowser()
  ).ask(query, { input }, { 'accept-language': language });
  return { payload: Object.values(data ?? {})[0] as Payload, errors };
}

export const add = (values: unknown, over: object = {}, language?: string) =>
  ask(ADD, { key: KEY, moduleCode: CODE, values, ...over }, language);

export const update = (values: unknown, over: object = {}) =>
  ask(UPDATE, { moduleCode: CODE, rowKey: '1001', version: ROW.modifytime, values, ...over });

/** Mocks services with a list of stores that accept every change unless told otherwise. */
export function services(
  over: Services = {},
  replies: Partial<Record<'add' | 'update', (body: unknown) => ReturnType<typeof done>>> = {},
): RetailNock {
  const retail = mockList(over);
  const answer = (body: unknown) =>
    done({ ...(body as object), modifytime: '2026-06-15 08:30:01' });
  return retail
    .replies(PATHS.add, replies.add ?? answer)
    .replies(PATHS.update, replies.update ?? answer);
}
