import { expect, test } from 'vitest';
import { globalId } from '../../../gateway/request/ids.ts';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { Refused, type Script } from '../../support/gateway/scripted-transport.ts';
import { CODE, COLUMNS, CONFIG, ALL_METHODS, PATHS, ROW } from '../lists/list-support.ts';
import { startEvents, eventLine } from './event-support.ts';

const COLLEAGUE = { ...SIGNED_IN_STAFF, userid: 'U0077', userCode: 'buyer', username: '陈予安' };
/** An enterprise number that begins like the other one. */
const OTHER_ENTERPRISE = { ...COLLEAGUE, ent_id: '1000010', entname: '另一家' };
const CHANGED = eventLine('list', CODE);

/** Only the same account hears this: a marker after the events before it. */
const READ =
  'mutation($ids: [ID!]!) { messagesRead(input: { ids: $ids }) { userErrors { code } } }';
const KEY = '5f1c7c1e-6a2f-4c7b-9f0e-2f6f3f0c9a11';
const VERSION = ROW.modifytime;

/** A list of one row, whose changes succeed or are refused. */
const list =
  (change: () => unknown = () => null): Script =>
  ({ path, body }) => {
    const answers: Record<string, unknown> = {
      [OPERATIONS.moduleConfig]: CONFIG,
      [OPERATIONS.moduleColumns]: COLUMNS,
      [OPERATIONS.operations]: ALL_METHODS.map((number) => ({ methodcode: `${CODE}${number}` })),
      [PATHS.search]: { total: 1, pageData: [ROW] },
    };
    if (path in answers) return answers[path];
    if (path === PATHS.add || path === PATHS.update) return change() ?? body;
    return change();
  };

const CHANGES: [string, string, string, object][] = [
  [
    'a row that is added',
    'listRowAdd',
    'ListRowAddInput',
    { key: KEY, values: { storeid: '1002', storename: '新店' } },
  ],
  [
    'a row that is changed',
    'listRowUpdate',
    'ListRowUpdateInput',
    { rowKey: '1001', version: VERSION, values: { format: 'S' } },
  ],
  [
    'rows that are changed alike',
    'listRowsUpdate',
    'ListRowsUpdateInput',
    { rows: [{ key: '1001', version: VERSION }], values: { format: 'S' } },
  ],
  ['rows that are deleted', 'listRowsDelete', 'ListRowsInput', { keys: ['1001'] }],
  ['rows that are approved', 'listRowsAudit', 'ListRowsInput', { keys: ['1001'] }],
  ['rows that are rejected', 'listRowsReject', 'ListRowsInput', { keys: ['1001'] }],
];

const documentOf = (name: string, input: string) =>
  `mutation($input: ${input}!) { ${name}(input: $input) { userErrors { code } ${name.startsWith('listRows') ? 'outcomes { isDone }' : ''} } }`;

test.each(CHANGES)(
  '%s: all browsers of the enterprise are notified of the changed list at once, and of nothing else',
  async (_what, name, input, asked) => {
    const { signIn, listen, ask } = await startEvents(list(), { eventPollMs: 0 });
    const [cookie, another] = [await signIn(), await signIn()];
    const own = await listen(cookie);
    const [sameAccount, colleague] = [await listen(another), await listen(await signIn(COLLEAGUE))];
    const stranger = await listen(await signIn(OTHER_ENTERPRISE));
    const { errors, data } = await ask(documentOf(name, input), {
      cookie,
      variables: { input: { moduleCode: CODE, ...asked } },
    });
    expect([errors, data?.[name]]).toMatchObject([undefined, { userErrors: [] }]);
    await Promise.all([sameAccount.until(CHANGED), colleague.until(CHANGED)]);
    // The event names the list, and no row of it.
    expect([sameAccount.text(), colleague.text()]).toEqual([CHANGED, CHANGED]);
    // The browser that made the change needs no event, and another enterprise has separate lists.
    expect([own.text(), stranger.text()]).toEqual(['', '']);
  },
);

test.each(CHANGES)(
  '%s: a change that the services refuse notifies no browser',
  async (_what, name, input, asked) => {
    const refuse = () => {
      throw new Refused('A0400');
    };
    let isRefusing = true;
    const { signIn, listen, ask } = await startEvents(
      list(() => (isRefusing ? refuse() : null)),
      { eventPollMs: 0 },
    );
    const cookie = await signIn();
    const elsewhere = await listen(await signIn());
    const variables = { input: { moduleCode: CODE, ...asked } };
    await ask(documentOf(name, input), { cookie, variables });
    isRefusing = false;
    await ask(documentOf(name, input), { cookie, variables });
    await ask(READ, { cookie, variables: { ids: [globalId('Message', 'M1')] } });
    await elsewhere.until(eventLine('message'));
    expect(elsewhere.text().split(CHANGED)).toHaveLength(2);
  },
);
