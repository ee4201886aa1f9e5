import {
  getNamedType,
  isInputObjectType,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { expect, test } from 'vitest';
import { portalSchema } from '../../../gateway/schema.ts';
import { argumentLists } from '../../support/gateway/schema-walk.ts';
import { twoEnterprises, type Ask } from './two-enterprises.ts';

/** Changes that make an object of each kind at the gateway, and where its id is in the answer. */
const STORED: Readonly<Record<string, string>> = {
  Job: `salesExportStart(input: { key: "export-of-own-1", measures: [SALES], dimensions: [MONTH],
    period: { recent: LAST_7_DAYS }, fileName: "a.csv" }) { made: job { id } userErrors { message } }`,
  ListView: `listViewSave(input: { list: "module:200209", name: "Mine", isShared: true, parameters: {} }) {
    made: view { id } userErrors { message } }`,
  SavedQuery: `savedQuerySave(input: { name: "Mine", query: "{ viewer { code } }", isShared: true }) {
    made: savedQuery { id } userErrors { message } }`,
  ApiToken: `apiTokenCreate(input: { name: "BI", scopes: [READ_MESSAGES], expiresOn: "2026-07-15" }) {
    made: apiToken { id } userErrors { message } }`,
};
const webhookOf = (token: string) =>
  `webhookCreate(input: { name: "Mine", url: "https://hooks.example/in", kinds: [MESSAGE], apiTokenId: "${token}" }) {
    made: webhook { id } userErrors { message } }`;

/** Objects that the services or the gateway have, with a query that finds the id of one. */
const FOUND: Readonly<Record<string, string>> = {
  AccountSession: 'made: sessions { id }',
  Favourite: 'made: favourites { id }',
  Task: 'list: tasks(list: POOL, pageSize: 1) { made: nodes { id } }',
  Message: 'list: messages(pageSize: 1) { made: nodes { id } }',
  MustSeeItem: `list: dashboard(code: "panel") { cards { ... on MustSeeCard { made: items { id } } } }`,
  ServiceAccount: 'made: serviceAccounts { id }',
  WorkflowButton: 'list: approval(taskCode: "WT1000210") { made: buttons { id } }',
};

/**
 * The inputs of type ID that name an object, with its type. Those in OWN name nothing of others: keys
 * that the client makes up for a change, and keys of rows, which mean a row of the caller's own list.
 */
const OBJECTS: Readonly<Record<string, string>> = {
  'apiTokenCreate.serviceAccount': 'ServiceAccount',
  'apiTokenRevoke.id': 'ApiToken',
  'favouriteRemove.id': 'Favourite',
  'importConfirm.id': 'Job',
  'jobCancel.id': 'Job',
  'jobRemove.id': 'Job',
  'jobResume.id': 'Job',
  'listViewDelete.id': 'ListView',
  'listViewSave.id': 'ListView',
  'messagesRead.ids': 'Message',
  'mustSeeMark.id': 'MustSeeItem',
  'savedQueryDelete.id': 'SavedQuery',
  'savedQuerySave.id': 'SavedQuery',
  'sessionEnd.id': 'AccountSession',
  'taskClaim.id': 'Task',
  'taskFinish.id': 'Task',
  'taskRelease.id': 'Task',
  'webhookCreate.apiTokenId': 'ApiToken',
  'webhookCreate.serviceAccount': 'ServiceAccount',
  'webhookDelete.id': 'Webhook',
  'webhookPause.id': 'Webhook',
  'webhookResume.id': 'Webhook',
  'webhookSecretRotate.id': 'Webhook',
  'webhookTest.id': 'Webhook',
  'webhookUpdate.apiTokenId': 'ApiToken',
  'webhookUpdate.id': 'Webhook',
  'workflowActionSubmit.button': 'WorkflowButton',
  'workflowBatchSubmit.buttons': 'WorkflowButton',
  'job.id': 'Job',
  'savedQuery.id': 'SavedQuery',
  'webhook.id': 'Webhook',
};
const OWN = /\.(?:key|rowKey|keys)$/u;

type Field = GraphQLField<unknown, unknown>;
const fieldsOf = (type: string): Field[] =>
  Object.values((portalSchema.getType(type) as GraphQLObjectType).getFields());

/** All `field.input` of type ID below a field, through its input objects. */
function idInputsOf(field: Field): string[] {
  const inputs = field.args.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    if (!isInputObjectType(named)) return named.name === 'ID' ? [name] : [];
    return Object.values(named.getFields()).flatMap((each) => {
      const inner = getNamedType(each.type);
      if (isInputObjectType(inner))
        return Object.values(inner.getFields()).flatMap((one) =>
          getNamedType(one.type).name === 'ID' ? [one.name] : [],
        );
      return inner.name === 'ID' ? [each.name] : [];
    });
  });
  return inputs.map((name) => `${field.name}.${name}`);
}

const FIELDS = [...fieldsOf('Mutation'), ...fieldsOf('Viewer')];

test('what each input of type ID names is known', () => {
  const inputs = FIELDS.flatMap(idInputsOf).filter((input) => !OWN.test(input));
  expect([...new Set(inputs)].toSorted()).toEqual(Object.keys(OBJECTS).toSorted());
});

/** The first id under the alias `made` of an answer. */
function madeIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { made } = value as { made?: unknown };
  const [first] = [made].flat() as ({ id?: string } | null | undefined)[];
  if (first?.id !== undefined) return first.id;
  return Object.values(value).reduce<string | null>((found, each) => found ?? madeIn(each), null);
}

async function objectsOf(ask: Ask): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  async function find(type: string, query: string) {
    const answer = await ask(query);
    const id = madeIn(answer.data);
    expect([type, id, id === null && answer]).toEqual([type, expect.any(String), false]);
    ids.set(type, id ?? '');
  }
  for (const [type, change] of Object.entries(STORED)) await find(type, `mutation { ${change} }`);
  await find('Webhook', `mutation { ${webhookOf(ids.get('ApiToken') ?? '')} }`);
  for (const [type, query] of Object.entries(FOUND)) await find(type, `{ viewer { ${query} } }`);
  return ids;
}

/** An operation that hands an id to an input of a field. */
function operationWith(input: string, id: string): string {
  const [name = '', inner = ''] = input.split('.');
  const field = FIELDS.find((each) => each.name === name);
  if (field === undefined) throw new Error(`no field ${name}`);
  const isList = inner.endsWith('s');
  const [values = ''] = argumentLists(field, {
    ...{ key: '"foreign-input-1"', 'apiTokenCreate.expiresOn': '"2026-07-15"' },
    ...{ [`${name}.version`]: '1', 'savedQuerySave.name': '"Taken"' },
    ...{ 'listViewSave.list': '"module:200209"', 'webhookCreate.url': '"https://hooks.example/x"' },
    [input]: isList ? `["${id}"]` : `"${id}"`,
  });
  if (fieldsOf('Viewer').includes(field)) return `{ viewer { ${name}${values} { __typename } } }`;
  const outcomes = name === 'workflowBatchSubmit' ? 'outcomes { userErrors { code message } }' : '';
  return `mutation { ${name}${values} { userErrors { code message } ${outcomes} } }`;
}

const STATE = `{ viewer { apiTokens { id name status } listViews(list: "module:200209") { id name version }
  savedQueries { id name version } webhooks { id name status formerSecretUntil } jobs { id } } }`;

test('an id of another enterprise is answered like one that names nothing, by each change and query that takes one', async () => {
  const { own, other } = await twoEnterprises();
  const [ask, askOther] = [await own(), await other()];
  const ids = await objectsOf(ask);
  const before = (await ask(STATE)).data;
  const refusals = new Map<string, string>();
  for (const [input, type] of Object.entries(OBJECTS)) {
    const answer = await askOther(operationWith(input, ids.get(type) ?? ''));
    // The module of a view is checked first. It is the caller's own, whatever the id is.
    const calls = answer.calls.filter(({ operation }) => operation !== 'menuQuery');
    expect([input, calls]).toEqual([input, []]);
    // The same as for an id that names nothing, so that the answer does not say what exists.
    const { data, errors } = await askOther(operationWith(input, 'nothing'));
    expect([input, answer.data, answer.errors]).toEqual([input, data, errors]);
    refusals.set(input, JSON.stringify(data));
  }
  expect((await ask(STATE)).data).toEqual(before);
  // Removing a job that is gone succeeds, because it is safe to repeat.
  const refused = [...refusals].filter(([, text]) =>
    /"code":"(?:NOT_FOUND|INVALID)"|:null/u.test(text),
  );
  expect([...refusals.keys()].filter((input) => !new Map(refused).has(input))).toEqual([
    'jobRemove.id',
  ]);
}, 60_000);
