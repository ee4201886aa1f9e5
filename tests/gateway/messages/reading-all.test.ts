import { describe, expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF, SIGNED_IN_SUPPLIER } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

type Row = components['schemas']['Message'];

const READ_ALL = `mutation($input: MessagesReadAllInput!) { messagesReadAll(input: $input) {
  viewer { unreadMessages { totalCount } unreadCounts { type count } } userErrors { field code message } } }`;

async function readAll(input: object = {}, account = SIGNED_IN_STAFF) {
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(READ_ALL, {
    cookie: await signIn(account),
    variables: { input },
  });
  return { outcome: data?.messagesReadAll, errors };
}

const TYPES = ['todo', 'alert', 'announce'] as const;

function unread(count: number): Row[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `M${String(at)}`,
    msgtype: TYPES[at % TYPES.length]!,
    msgtitle: 'x',
    msgcontent: '',
    msgstatus: '0',
    createtime: '2026-06-14 10:21:00',
  }));
}

/** Services that store which messages are marked. */
function rememberingRetail(rows: Row[], { failOn }: { failOn?: number } = {}) {
  let left = rows;
  let saves = 0;
  const retail = mockRetail()
    .replies('unreadMessages', () => ({ body: { returncode: '0', message: '', data: left } }))
    .replies('saveMessages', (body) => {
      saves += 1;
      if (saves === failOn) return 'unreachable';
      const marked = new Set((body as Row[]).map(({ id }) => id));
      left = left.filter(({ id }) => !marked.has(id));
      return { body: { returncode: '0', message: '', data: null } };
    });
  const sizes = () =>
    retail.asked
      .filter(({ path }) => path.endsWith('batchSave'))
      .map(({ body }) => (body as Row[]).length);
  return { retail, sizes };
}

describe('marking all messages as read', () => {
  test('marks 1,050 in one mutation, in chunks that the services accept, and returns the rest', async () => {
    const { retail, sizes } = rememberingRetail(unread(1_050));
    const { outcome, errors } = await readAll();
    expect(errors).toBeUndefined();
    expect(outcome).toEqual({
      viewer: { unreadMessages: { totalCount: 0 }, unreadCounts: [] },
      userErrors: [],
    });
    expect(sizes()).toEqual([1_000, 50]);
    expect(retail.paths().map((path) => path.split('/').at(-1))).toEqual([
      'queryUnReadMsg',
      'batchSave',
      'batchSave',
      'queryUnReadMsg',
    ]);
    expect(retail.asked[1]?.body).toMatchObject([
      { ...unread(1)[0], msgstatus: '1', readflag: '1' },
      ...Array<object>(999).fill({}),
    ]);
  });

  test('may be limited to one type', async () => {
    const { retail, sizes } = rememberingRetail(unread(9));
    expect((await readAll({ type: 'ALERT' })).outcome).toMatchObject({
      viewer: { unreadMessages: { totalCount: 6 } },
      userErrors: [],
    });
    expect(sizes()).toEqual([3]);
    expect(retail.asked[1]?.body).toMatchObject([{ id: 'M1' }, { id: 'M4' }, { id: 'M7' }]);
  });

  test('marks nothing when there are none, each time it is requested', async () => {
    const { sizes } = rememberingRetail([]);
    expect((await readAll()).outcome).toMatchObject({ userErrors: [] });
    expect((await readAll({ type: 'TODO' })).outcome).toMatchObject({ userErrors: [] });
    expect(sizes()).toEqual([]);
  });

  test('uses different calls for a supplier', async () => {
    const retail = mockRetail()
      .answers('unreadVendorMessages', unread(1))
      .answers('saveVendorMessages', null);
    await readAll({}, SIGNED_IN_SUPPLIER);
    expect(new Set(retail.paths())).toEqual(
      new Set([
        'msc-message/vendermessageuser/queryUnReadMsg',
        'msc-message/vendermessageuser/batchSave',
      ]),
    );
  });

  test('is an error when it is interrupted, and a retry marks the rest', async () => {
    const { sizes } = rememberingRetail(unread(1_050), { failOn: 2 });
    expect((await readAll()).errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_UNREACHABLE' } },
    ]);
    expect((await readAll()).outcome).toMatchObject({
      viewer: { unreadMessages: { totalCount: 0 } },
      userErrors: [],
    });
    expect(sizes()).toEqual([1_000, 50, 50]);
  });

  test('is refused as data when one of the messages was withdrawn', async () => {
    mockRetail().answers('unreadMessages', unread(2)).refuses('saveMessages', 'A0301');
    expect((await readAll()).outcome).toEqual({
      viewer: null,
      userErrors: [
        {
          field: null,
          code: 'NOT_PERMITTED',
          message: 'The messages have just changed. Please try again.',
        },
      ],
    });
  });

  test('requires a signed-in account', async () => {
    const retail = mockRetail();
    const { ask } = await startGateway();
    const { errors } = await ask(READ_ALL, { variables: { input: {} } });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(retail.asked).toEqual([]);
  });
});
