import { expect, test } from 'vitest';
import { attachmentAddress } from '../../../gateway/request/file-address.ts';
import { createEqualAnswers } from '../../../gateway/upstream/equal-answers.ts';
import { openFiles } from '../files/files-support.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { POSTS, SHOPS, SHEET_TYPES } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const ODD = [[7], { code: {} }];

test('rows without a code are left out, and odd values of the others do not lose the list', async () => {
  const answers = (data: unknown) => () => ({ body: { returncode: '0', message: '', data } });
  const page = (row: object) => answers({ total: 2, pageData: [...ODD, row] });
  mockRetail()
    .replies('posts', answers([...ODD, { ...POSTS[0]!, postName: [7] }]))
    .replies('shops', answers([...ODD, { ...SHOPS[0]!, shopname: {} }]))
    .replies('sheetTypes', page({ ...SHEET_TYPES[0]!, i18ncode: { key: 1 } }))
    .replies('commonMenus', page({ menucode: 'M1', appcode: {}, modulecode: ['x'] }));
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(
    `{ viewer { posts { code name } shops { number name } sheetTypes { code i18nCode }
       commonMenus { menuCode applicationCode moduleCode } } }`,
    { cookie: await signIn() },
  );
  expect(errors).toBeUndefined();
  expect(data?.viewer).toEqual({
    posts: [{ code: POSTS[0]!.postCode, name: POSTS[0]!.postCode }],
    shops: [{ number: SHOPS[0]!.shopid, name: SHOPS[0]!.shopid }],
    sheetTypes: [{ code: SHEET_TYPES[0]!.sheettype, i18nCode: null }],
    commonMenus: [{ menuCode: 'M1', applicationCode: '', moduleCode: null }],
  });
});

test.each([
  ['data', { returncode: '0', message: '', data: { url: '/x' } }],
  ['nothing', { returncode: '0', message: '' }],
])('an answer with %s instead of a file is a fault of the services', async (_what, body) => {
  const { get } = await openFiles(() => ({ body }));
  const address = attachmentAddress('/fs/msc-file/file/A1', 'x.pdf', Buffer.alloc(32, 7))!;
  const response = await get(address);
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
    502,
    'UPSTREAM_FAILED',
  ]);
});

test.each(['"__proto__"', String.raw`"\u005f_proto__"`, String.raw`"__proto\u005F_"`])(
  'the key %s of an answer is left out',
  (key) => {
    const answer = createEqualAnswers()(
      Buffer.from(`{"data":[{${key}:{"admin":true},"code":"1"}]}`),
    );
    expect(JSON.stringify(answer)).toBe('{"data":[{"code":"1"}]}');
  },
);
