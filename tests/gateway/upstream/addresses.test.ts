import { describe, expect, test } from 'vitest';
import { createAddresses } from '../../../gateway/upstream/addresses.ts';
import { compilePattern } from '../../../gateway/upstream/address-pattern.ts';
import {
  DEFAULT_RETAIL_CONFIG,
  parseRetailConfig,
  type RetailConfig,
} from '../../../gateway/upstream/retail-config.ts';

const BASE = 'http://retail.example:4100';
const addressesOf = (config: Partial<RetailConfig> = {}) =>
  createAddresses(BASE, { ...DEFAULT_RETAIL_CONFIG, ...config });
const card = (service: string | null | undefined, uri: string | null | undefined) =>
  addressesOf().ofConfigured({ use: 'card', service, uri }).href;

describe('the address of an operation', () => {
  test('is its documented path at RETAIL_URL', () => {
    expect(addressesOf().ofOperation('login').href).toBe(
      `${BASE}/api/msc-auth/authentication/login`,
    );
  });
  test('is below the base address of its service if the operator configured one, including its path', () => {
    const addresses = addressesOf({ baseUrls: { 'msc-auth': 'https://auth.example/gate/' } });
    expect(addresses.ofOperation('login').href).toBe(
      'https://auth.example/gate/api/msc-auth/authentication/login',
    );
    expect(addresses.ofOperation('shops').href).toBe(`${BASE}/api/msc-ucs/account/getShopList`);
  });
  test('is the path that the operator configured', () => {
    expect(addressesOf({ paths: { login: '/api/sso/enter' } }).ofOperation('login').href).toBe(
      `${BASE}/api/sso/enter`,
    );
  });
});

describe('a configured address', () => {
  test.each([
    ['MCA200021', '/sales/kpi', '/api/MCA200021/sales/kpi'],
    [null, '/sales/kpi', '/api/MCA200021/sales/kpi'],
    ['', '/a/b_c~d.e-f', '/api/MCA200021/a/b_c~d.e-f'],
    [undefined, '/%E9%97%A8%E5%BA%97', '/api/MCA200021/%E9%97%A8%E5%BA%97'],
  ])('is called for service %s and path %s', (service, uri, path) => {
    expect(card(service, uri)).toBe(BASE + path);
  });

  test.each([
    ['an absolute address', null, 'http://evil.example/'],
    ['an absolute address after a slash', null, '/http://evil.example/'],
    ['another host', null, '//evil.example/x'],
    ['another host in the middle', null, '/x//evil.example'],
    ['another host by backslashes', null, '/\\evil.example'],
    ['a user part', null, '/@evil.example'],
    ['a user part without a slash', null, '@evil.example/'],
    ['a port', null, ':80/x'],
    ['a parent', null, '/../msc-auth/authentication/logout'],
    ['a parent at the end', null, '/sales/..'],
    ['a hidden parent with parameters', null, '/..;/msc-auth'],
    ['a dot segment', null, '/./x'],
    ['an encoded slash', null, '/sales%2fkpi'],
    ['an encoded slash in capitals', null, '/sales%2Fkpi'],
    ['encoded dots', null, '/%2e%2e/msc-auth'],
    ['half encoded dots', null, '/.%2E/msc-auth'],
    ['an encoded backslash', null, '/sales%5ckpi'],
    ['a twice encoded slash', null, '/sales%252fkpi'],
    ['an encoded line break', null, '/sales%0d%0aX: y'],
    ['an encoded NUL', null, '/sales%00'],
    ['a hidden parent with an encoded parameter', null, '/..%3b/msc-auth'],
    ['an encoded query', null, '/sales%3fx'],
    ['an encoded fragment', null, '/sales%23x'],
    ['an overlong slash', null, '/sales%c0%afkpi'],
    ['an overlong dot', null, '/%c0%ae%c0%ae/x'],
    ['half a character', null, '/%E9%97'],
    ['a broken escape', null, '/sales%zz'],
    ['a line break', null, '/sales\r\nHost: evil.example'],
    ['a NUL', null, '/sales\0'],
    ['a tab', null, '/sa\tles'],
    ['a space', null, '/sales kpi'],
    ['a query', null, '/sales?token=x'],
    ['a fragment', null, '/sales#x'],
    ['a path that does not begin with a slash', null, 'sales'],
    ['full-width dots', null, '/．．/x'],
    ['another service', 'msc-auth', '/authentication/logout'],
    ['a service in other letters', 'mca200021', '/sales/kpi'],
    ['a service that is a parent', '..', '/x'],
    ['a service with a slash', 'MCA200021/x', '/y'],
    ['a service with an encoded slash', 'MCA200021%2f..', '/y'],
    ['a service with a host', 'evil.example', '/y'],
    ['a very long path', null, `/${'x'.repeat(600)}`],
  ])('is refused if it is or contains %s', (_title, service, uri) => {
    expect(() => card(service, uri)).toThrow(expect.objectContaining({ kind: 'not-allowed' }));
  });

  test.each([[''], [null], [undefined]])('is not configured if it is %j', (uri) => {
    expect(() => addressesOf().ofConfigured({ use: 'card', service: null, uri })).toThrow(
      expect.objectContaining({ kind: 'not-configured' }),
    );
  });

  test('is checked against the allow-list of its use', () => {
    const none = {
      languagePack: [],
      elf: [],
      file: [],
      workflow: [],
      sheet: [],
      option: [],
      list: [],
    };
    const addresses = addressesOf({ allow: { ...none, card: ['/api/zb-mca-*/report/**'] } });
    expect(
      addresses.ofConfigured({ use: 'card', service: 'zb-mca-base', uri: '/report/a/b' }).pathname,
    ).toBe('/api/zb-mca-base/report/a/b');
    expect(() =>
      addresses.ofConfigured({ use: 'card', service: 'zb-mca-base', uri: '/other' }),
    ).toThrow();
    expect(() =>
      addresses.ofConfigured({ use: 'card', service: null, uri: '/sales/kpi' }),
    ).toThrow();
    expect(() =>
      addresses.ofConfigured({ use: 'languagePack', service: 'zb-mca-base', uri: '/report/a' }),
    ).toThrow();
  });
});

describe('a whole path', () => {
  test.each([
    ['workflow', '/api/msc-bpm/task/send'],
    ['workflow', '/api/msc-bpm/account/deputy'],
    ['sheet', '/api/msc-sheet/PO/searchItem'],
    ['option', '/api/msc-bpm/option/people'],
    ['option', '/api/msc-mdm/shop/search'],
    ['option', '/api/msc-gls/lookupItem/query'],
    ['option', '/api/zb-mca-base/channel/search'],
  ] as const)('for the use %s may be %s', (use, path) => {
    expect(addressesOf().allows(use, path)).toBe(true);
    expect(addressesOf().ofPath(use, path).href).toBe(BASE + path);
  });

  test.each([
    ['workflow', '/api/msc-bpmx/task/send'],
    ['workflow', '/api/msc-auth/authentication/logout'],
    ['workflow', '/api/msc-bpm/../msc-auth/authentication/logout'],
    ['workflow', '/api/msc-bpm//task/send'],
    ['workflow', '/api/msc-bpm/%2e%2e/msc-auth'],
    ['workflow', 'https://evil.example/api/msc-bpm/task/send'],
    ['sheet', '/api/msc-mdm/shop/delete'],
    ['option', '/api/msc-mdm/shop/delete'],
    ['option', '/api/msc-mdm/shop/x/search'],
    ['option', '/api/msc-bpm/task/send'],
    ['option', ''],
  ] as const)('for the use %s is never %j', (use, path) => {
    expect(addressesOf().allows(use, path)).toBe(false);
    expect(() => addressesOf().ofPath(use, path)).toThrow(
      expect.objectContaining({ kind: 'not-allowed' }),
    );
  });
});

test.each([
  ['/api/a/**', '/api/a/b/c', true],
  ['/api/a/**', '/api/ab/c', false],
  ['/api/a-*/x', '/api/a-b/x', true],
  ['/api/a-*/x', '/api/a-b/c/x', false],
  ['/api/a.b', '/api/aXb', false],
  ['/api/a', '/api/a/b', false],
  ['/api/a', '/x/api/a', false],
])('whether the pattern %s matches %s: %s', (pattern, path, matches) => {
  expect(compilePattern(pattern).test(path)).toBe(matches);
});

describe('RETAIL_CONFIG', () => {
  test('is read as YAML or JSON, with defaults for missing parts', () => {
    const yaml = parseRetailConfig(
      'baseUrls: { MCA200021: "https://cards.example" }\nmissing: [shops]\npaths: { login: /enter }\n',
    );
    expect(yaml).toEqual({
      ...DEFAULT_RETAIL_CONFIG,
      baseUrls: { MCA200021: 'https://cards.example' },
      missing: ['shops'],
      paths: { login: '/enter' },
    });
    expect(parseRetailConfig('{"allow":{"card":["/api/x/**"]}}').allow).toEqual({
      ...DEFAULT_RETAIL_CONFIG.allow,
      card: ['/api/x/**'],
    });
    expect(parseRetailConfig('')).toEqual(DEFAULT_RETAIL_CONFIG);
  });
  test('is refused with a list of all its errors', () => {
    const text =
      'baseUrls: { "a/b": "https://x.example", c: "ftp://x" }\nmissing: [nothing]\npaths: { login: "http://x" }\nallow: { card: ["../x"] }\nmore: 1\n';
    expect(() => parseRetailConfig(text)).toThrow(
      /baseUrls\.a.*baseUrls\.c.*paths\.login.*missing.*allow\.card.*more/su,
    );
  });
});
