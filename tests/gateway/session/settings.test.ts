import { expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { PARAMETERS } from '../../support/retail/retail-fixtures.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

/** Answers rows that the contract does not allow, but that services send; hence as text. */
function answersUndocumented(pageData: readonly unknown[]): void {
  const body = JSON.stringify({ returncode: '0', message: 'ok', data: { pageData } });
  mockRetail().replies('globalParameters', () => ({ body }));
}

test('combines parameters requested one by one into one search', async () => {
  const retail = mockRetail().answers('globalParameters', { total: 3, pageData: PARAMETERS });
  const { ask, signIn } = await startGateway();
  const query =
    '{ viewer { settings { clientId clientName menuMode englishOffered messagesOnly } again: settings { clientName } } }';
  const { data, errors } = await ask(query, { cookie: await signIn() });
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "again": {
            "clientName": "样例零售",
          },
          "settings": {
            "clientId": "100001",
            "clientName": "样例零售",
            "englishOffered": false,
            "menuMode": "TOP",
            "messagesOnly": false,
          },
        },
      },
      "errors": undefined,
    }
  `);
  expect(retail.asked).toMatchInlineSnapshot(`
    [
      {
        "body": {
          "condition": [
            {
              "field": "paraid",
              "operation": "in",
              "value": [
                "CLIENT_ID",
                "CLIENT_NAME",
                "MENUMODE",
                "ENGLISHDISPLAY",
                "JUSTSHOWMESSAGE",
              ],
            },
          ],
          "pageNo": 1,
          "pageSize": 10000,
        },
        "path": "/api/msc-gls/globPara/search",
        "ssoToken": "access-1",
        "token": "access-1",
      },
    ]
  `);
});

test('requests only the selected parameters, and has a default for those that are not set', async () => {
  const retail = mockRetail().answers('globalParameters', { total: 0, pageData: [] });
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { settings { clientName menuMode } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { settings: { clientName: '样例零售集团', menuMode: 'LEFT' } } });
  expect(retail.asked[0]?.body).toMatchObject({
    condition: [{ value: ['CLIENT_NAME', 'MENUMODE'] }],
  });
});

test('failing settings do not affect the viewer', async () => {
  mockRetail().replies('globalParameters', () => 'unreachable');
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask('{ viewer { name settings { clientName } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { name: '李明', settings: null } });
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNREACHABLE' } }]);
});

test.each([
  ['numbers', { ENGLISHDISPLAY: 0, JUSTSHOWMESSAGE: 1, CLIENT_ID: 7, CLIENT_NAME: 88 }],
  [
    'texts with spaces',
    { ENGLISHDISPLAY: '0 ', JUSTSHOWMESSAGE: ' 1', CLIENT_ID: '7 ', CLIENT_NAME: ' 88' },
  ],
])('reads parameters that are %s, and the menu mode in capitals', async (_what, values) => {
  const pageData = Object.entries({ ...values, MENUMODE: 'TOP' }).map(([paraid, paravalue]) => ({
    paraid,
    paravalue,
  }));
  answersUndocumented(pageData);
  const { ask, signIn } = await startGateway();
  const { data } = await ask(
    '{ viewer { settings { clientId clientName menuMode hasEnglish hasMessagesOnly } } }',
    { cookie: await signIn() },
  );
  expect(data).toEqual({
    viewer: {
      settings: {
        clientId: '7',
        clientName: '88',
        menuMode: 'TOP',
        hasEnglish: false,
        hasMessagesOnly: true,
      },
    },
  });
});

test('treats parameters without a value as not set', async () => {
  const pageData = [
    { paraid: 'CLIENT_NAME', paravalue: ' ' },
    { paraid: 'MENUMODE', paravalue: null },
    { paraid: 'ENGLISHDISPLAY', paravalue: null },
    null,
  ];
  answersUndocumented(pageData);
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { settings { clientName menuMode hasEnglish } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({
    viewer: { settings: { clientName: '样例零售集团', menuMode: 'LEFT', hasEnglish: true } },
  });
});
