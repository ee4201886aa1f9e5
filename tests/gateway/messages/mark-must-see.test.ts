import { describe, expect, test } from 'vitest';
import type { components } from '../../../schema/generated/retail.ts';
import { globalId, publicId } from '../../../gateway/request/ids.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

type Item = components['schemas']['MustSeeItem'];

const MARK = `mutation($input: MustSeeMarkInput!) { mustSeeMark(input: $input) {
  item { id name isSeen } userErrors { field code message } } }`;

async function change(query: string, input: object) {
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(query, {
    cookie: await signIn(SIGNED_IN_STAFF),
    variables: { input },
  });
  return { outcome: data?.mustSeeMark, errors };
}

describe('marking a must-see item', () => {
  const item = (seen: '0' | '1'): Item => ({
    code: 'S1',
    modulecode: '200110',
    name: '昨日损耗',
    seen,
  });
  const former = globalId('MustSeeItem', 'S1');
  const id = publicId('MustSeeItem', former, {
    enterprise: '100001',
    scope: 'STAFF~ops_director',
  });

  test.each([id, former])('marks it by its id %s, and returns it as seen', async (given) => {
    const retail = mockRetail()
      .answers('mustSee', [item('0')])
      .answers('markSeen', null);
    const { outcome, errors } = await change(MARK, { id: given });
    expect(errors).toBeUndefined();
    expect(outcome).toEqual({ item: { id, name: '昨日损耗', isSeen: true }, userErrors: [] });
    expect(retail.asked.map(({ path, body }) => [path, body])).toEqual([
      ['/api/msc-ucs/dashboardDailySeeUser/list', { usercode: 'ops_director' }],
      ['/api/msc-ucs/dashboardDailySeeUser/seen', { code: 'S1' }],
    ]);
  });

  test('leaves an item that has been seen unchanged', async () => {
    const retail = mockRetail().answers('mustSee', [item('1')]);
    expect((await change(MARK, { id })).outcome).toMatchObject({
      item: { isSeen: true },
      userErrors: [],
    });
    expect(retail.paths()).toEqual(['msc-ucs/dashboardDailySeeUser/list']);
  });

  test.each(['', 'nothing', globalId('Message', 'S1'), globalId('MustSeeItem', '')])(
    'refuses the invalid id %j without a call',
    async (other) => {
      const retail = mockRetail();
      expect((await change(MARK, { id: other })).outcome).toEqual({
        item: null,
        userErrors: [
          {
            field: ['input', 'id'],
            code: 'NOT_FOUND',
            message: 'This must-see item was not found.',
          },
        ],
      });
      expect(retail.asked).toEqual([]);
    },
  );

  test('refuses an item that the account does not have today, and marks nothing', async () => {
    const retail = mockRetail().answers('mustSee', []);
    expect((await change(MARK, { id })).outcome).toMatchObject({
      item: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    });
    expect(retail.paths()).toEqual(['msc-ucs/dashboardDailySeeUser/list']);
  });

  test('reports as data that the services do not permit it', async () => {
    mockRetail()
      .answers('mustSee', [item('0')])
      .refuses('markSeen', 'A0301');
    expect((await change(MARK, { id })).outcome).toMatchObject({
      item: null,
      userErrors: [{ code: 'NOT_PERMITTED' }],
    });
  });
});

test('a visitor cannot mark an item', async () => {
  const retail = mockRetail();
  const { ask } = await startGateway();
  expect((await ask(MARK, { variables: { input: { id: 'x' } } })).errors).toMatchObject([
    { extensions: { code: 'UNAUTHENTICATED' } },
  ]);
  expect(retail.asked).toEqual([]);
});
