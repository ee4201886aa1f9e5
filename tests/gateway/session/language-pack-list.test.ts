import { expect, test } from 'vitest';
import { DEFAULT_RETAIL_CONFIG } from '../../../gateway/upstream/retail-config.ts';
import { startGateway } from '../../support/gateway/gateway.ts';
import { mockRetail } from '../../support/retail/retail-nock.ts';

const version = (locale: string, digit: string) => ({
  locale,
  type: '3',
  status: '1',
  md5: digit.repeat(32),
  downloadurl: `/api/msc-gls/languagePack/${locale}/${digit.repeat(32)}.json`,
});

test('lists the language packs of a locale, the fallback first', async () => {
  const pageData = [
    { ...version('en-US', 'c'), md5: '../../secret' },
    version('en-US', 'b'),
    version('zh-CN', 'a'),
  ];
  const retail = mockRetail().answers('languageVersions', { total: 3, pageData });
  const { ask, signIn } = await startGateway();
  const { data, errors } = await ask(
    '{ viewer { languagePacks(locale: "en-US") { locale checksum url } } }',
    {
      cookie: await signIn(),
    },
  );
  expect({ data, errors }).toMatchInlineSnapshot(`
    {
      "data": {
        "viewer": {
          "languagePacks": [
            {
              "checksum": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
              "locale": "zh-CN",
              "url": "/language/zh-CN/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.json",
            },
            {
              "checksum": "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
              "locale": "en-US",
              "url": "/language/en-US/bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb.json",
            },
          ],
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
              "field": "status",
              "operation": "eq",
              "value": "1",
            },
            {
              "field": "locale",
              "operation": "in",
              "value": [
                "zh-CN",
                "en-US",
              ],
            },
            {
              "field": "type",
              "operation": "eq",
              "value": "3",
            },
          ],
          "pageNo": 1,
          "pageSize": 30,
        },
        "path": "/api/msc-gls/languageVersion/search",
        "ssoToken": "access-1",
        "token": "access-1",
      },
    ]
  `);
});

test('requests only the fallback if it is the locale itself', async () => {
  const retail = mockRetail().answers('languageVersions', {
    total: 1,
    pageData: [version('zh-CN', 'a')],
  });
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { languagePacks(locale: "zh-CN") { locale } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { languagePacks: [{ locale: 'zh-CN' }] } });
  expect(retail.asked[0]?.body).toMatchObject({ condition: [{}, { value: ['zh-CN'] }, {}] });
});

test('refuses an unknown locale', async () => {
  const retail = mockRetail();
  const { ask, signIn } = await startGateway();
  const { errors } = await ask('{ viewer { languagePacks(locale: "de-DE") { locale } } }', {
    cookie: await signIn(),
  });
  expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(retail.asked).toEqual([]);
});

test('accepts a checksum in capitals', async () => {
  mockRetail().answers('languageVersions', {
    total: 1,
    pageData: [{ ...version('zh-CN', 'a'), md5: 'A'.repeat(32) }],
  });
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { languagePacks(locale: "zh-CN") { checksum url } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({
    viewer: {
      languagePacks: [{ checksum: 'a'.repeat(32), url: `/language/zh-CN/${'a'.repeat(32)}.json` }],
    },
  });
});

test('services without language packs have none, which is no error', async () => {
  mockRetail();
  const { ask, signIn } = await startGateway({
    retailConfig: { ...DEFAULT_RETAIL_CONFIG, missing: ['languageVersions'] },
  });
  const { data, errors } = await ask('{ viewer { languagePacks(locale: "en-US") { locale } } }', {
    cookie: await signIn(),
  });
  expect({ data, errors }).toEqual({ data: { viewer: { languagePacks: [] } }, errors: undefined });
});

test.each([null, '', 5])('leaves out a pack whose address is %j', async (downloadurl) => {
  const pageData = [{ ...version('en-US', 'b'), downloadurl }, version('zh-CN', 'a')];
  // As text, because the contract does not allow such an address.
  const body = JSON.stringify({ returncode: '0', message: 'ok', data: { pageData } });
  mockRetail().replies('languageVersions', () => ({ body }));
  const { ask, signIn } = await startGateway();
  const { data } = await ask('{ viewer { languagePacks(locale: "en-US") { locale } } }', {
    cookie: await signIn(),
  });
  expect(data).toEqual({ viewer: { languagePacks: [{ locale: 'zh-CN' }] } });
});
