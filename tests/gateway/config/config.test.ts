import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../gateway/config/config.ts';
import { folder, linesOf } from './config-lines.ts';

test('an empty environment gives the documented defaults', () => {
  const dataDir = folder();
  expect(loadConfig({ DATA_DIR: dataDir, HOST: '', PORT: '' })).toEqual({
    port: 4000,
    host: '127.0.0.1',
    tls: null,
    plainAddresses: [],
    publicOrigin: null,
    hstsSubdomains: false,
    trustedProxies: [],
    retailUrl: null,
    retailAuthorities: null,
    retailClient: null,
    retailConfig: expect.objectContaining({ missing: [] }),
    dataDir,
    databaseUrl: null,
    redisUrl: null,
    redisAuthorities: null,
    redisClient: null,
    sessionSecret: expect.any(Buffer),
    formerSecrets: [],
    sessionIdleMs: 8 * 3_600_000,
    sessionAbsoluteMs: 24 * 3_600_000,
    maxSessions: 20,
    virusScanner: null,
    breachedPasswordsFile: null,
    microappOrigins: [],
    ssoOrigins: [],
    ssoUrl: null,
    upstreamTimeoutMs: 30_000,
    cardTimeoutMs: 2_500,
    sharedCacheMs: 60_000,
    metadataCacheMs: 60_000,
    eventPollMs: 15_000,
    webhookHosts: [],
    webhookNetworks: [],
    isWebhookHttpAllowed: false,
    upstreamConnections: 512,
    timeZone: 'Asia/Shanghai',
    demoToday: null,
    introspection: 'signed-in',
    onlyPortalOperations: false,
    formerOperations: null,
    metricsFrom: [],
    traces: null,
    logLevel: 'info',
    demoAccounts: true,
  });
});

test('reads the variables that are set', () => {
  const dataDir = folder();
  const file = join(dataDir, 'retail.yaml');
  writeFileSync(file, 'missing: [shops]\n');
  const config = loadConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    HOST: '0.0.0.0',
    PUBLIC_ORIGIN: 'https://portal.example',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1 loopback',
    RETAIL_URL: 'https://retail.example/gate/',
    RETAIL_CONFIG: file,
    SESSION_SECRET: 'x'.repeat(32),
    SESSION_IDLE_MINUTES: '30',
    MICROAPP_ORIGINS: 'https://one.example,https://two.example:8443',
    WEBHOOK_HOSTS: 'hooks.example,*.partner.example',
    WEBHOOK_NETWORKS: '10.0.0.0/8, fd00::1',
    WEBHOOK_HTTP: '1',
    DEMO_TODAY: '2024-02-29',
    LOG_LEVEL: 'debug',
  });
  expect(config).toMatchObject({
    webhookHosts: ['hooks.example', '*.partner.example'],
    webhookNetworks: ['10.0.0.0/8', 'fd00::1'],
    isWebhookHttpAllowed: true,
    port: 0,
    host: '0.0.0.0',
    publicOrigin: 'https://portal.example',
    trustedProxies: ['10.0.0.0/8', '::1', 'loopback'],
    retailUrl: 'https://retail.example/gate',
    retailConfig: { missing: ['shops'] },
    sessionIdleMs: 1_800_000,
    microappOrigins: ['https://one.example', 'https://two.example:8443'],
    demoToday: '2024-02-29',
    logLevel: 'debug',
    demoAccounts: false,
  });
  expect(config.sessionSecret).toHaveLength(32);
});

const BAD: Record<string, string> = {
  PORT: '70000',
  HOST: 'a b',
  PUBLIC_ORIGIN: 'https://portal.example/path',
  REQUIRE_TLS: 'true',
  HSTS_SUBDOMAINS: 'yes',
  TRUSTED_PROXIES: '10.0.0.0/33',
  RETAIL_URL: 'http://user:secret@retail.example',
  RETAIL_CA_FILE: '/nowhere/ca.pem',
  RETAIL_CONFIG: '/nowhere/retail.yaml',
  DATABASE_URL: 'mysql://user:secret@db.example/x',
  REDIS_URL: 'http://user:secret@db.example',
  REDIS_CA_FILE: '/nowhere/ca.pem',
  SESSION_SECRET: 'too short secret',
  SESSION_IDLE_MINUTES: '1.5',
  SESSION_ABSOLUTE_MINUTES: '-1',
  MAX_SESSIONS_PER_ACCOUNT: '-1',
  VIRUS_SCANNER_URL: 'clamd:3310',
  MICROAPP_ORIGINS: '*',
  SSO_ORIGINS: 'sso.example',
  SSO_URL: 'https://user@sso.example/',
  EVENT_POLL_MS: '999',
  WEBHOOK_HOSTS: 'https://hooks.example',
  WEBHOOK_NETWORKS: 'loopback',
  WEBHOOK_HTTP: 'yes',
  UPSTREAM_TIMEOUT_MS: '30s',
  CARD_TIMEOUT_MS: '0',
  SHARED_CACHE_MS: '1h',
  METADATA_CACHE_MS: '-1',
  UPSTREAM_CONNECTIONS: 'many',
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'collector:4318',
  OTEL_TRACES_SAMPLER_ARG: '1.5',
  TIME_ZONE: 'Mars/Olympus',
  DEMO_TODAY: '2026-02-30',
  DEMO_ACCOUNTS: 'yes',
  LOG_LEVEL: 'loud',
};

test('reports all invalid variables at once, with a line for each and without secrets', () => {
  const lines = linesOf(BAD);
  expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(BAD).sort());
  expect(lines.join('')).not.toMatch(/\n|secret(?!s)/u);
});

test.each(Object.entries(BAD))('reports %s=%s with a single line', (name, value) => {
  expect(linesOf({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name} is `, 'u')),
  ]);
});

test.each([
  'postgres://portal:p%40ss@db.example:5432/portal?sslmode=verify-full',
  'postgresql://db.example/portal',
  'postgresql:///portal?host=/run/postgresql',
])('DATABASE_URL may be %s', (DATABASE_URL) => {
  const env = { DATA_DIR: folder(), DATABASE_URL, SESSION_SECRET: 'x'.repeat(32) };
  expect(loadConfig(env).databaseUrl).toBe(DATABASE_URL);
});

test.each([
  'mysql://user:hush@db.example/x',
  'postgres://user:hush@db.example',
  'postgres://user:hush@db.example/',
  'postgres://user:hush@/portal',
  'postgres:user:hush',
  'user:hush@db.example/portal',
  'postgres://user:hu sh@db example/portal',
])('DATABASE_URL may not be %s, and the message does not contain it', (DATABASE_URL) => {
  expect(linesOf({ DATABASE_URL })).toEqual([
    expect.stringMatching(/^DATABASE_URL is not an address of PostgreSQL: use postgres:/u),
  ]);
  expect(linesOf({ DATABASE_URL }).join('')).not.toMatch(/hush|hu sh|db.example|db example/u);
});

test('shared answers are not cached if SHARED_CACHE_MS is 0', () => {
  expect(loadConfig({ DATA_DIR: folder(), SHARED_CACHE_MS: '0' }).sharedCacheMs).toBe(0);
});

test('single sign-on must begin at an origin on the list', () => {
  const SSO_URL = 'https://sso.example/begin?to=portal';
  expect(
    loadConfig({ DATA_DIR: folder(), SSO_URL, SSO_ORIGINS: 'https://sso.example' }).ssoUrl,
  ).toBe(SSO_URL);
  expect(linesOf({ SSO_URL })).toEqual([
    'SSO_URL is at https://sso.example, which is not on SSO_ORIGINS: add it there',
  ]);
  expect(linesOf({ SSO_URL, SSO_ORIGINS: 'https://sso.example:8443', PORT: 'x' })).toEqual([
    expect.stringMatching(/^PORT /u),
    expect.stringMatching(/^SSO_URL is at/u),
  ]);
});

test('the portal itself may not be a module', () => {
  const PUBLIC_ORIGIN = 'https://portal.example';
  expect(
    linesOf({ PUBLIC_ORIGIN, MICROAPP_ORIGINS: `https://apps.example, ${PUBLIC_ORIGIN}` }),
  ).toEqual([expect.stringMatching(/^MICROAPP_ORIGINS holds https:\/\/portal\.example/u)]);
  expect(linesOf({ PUBLIC_ORIGIN, MICROAPP_ORIGINS: 'https://apps.example' })).toEqual([]);
});

test.each(['ftp://sso.example/', 'sso.example', 'javascript:alert(1)', 'https://sso.example/#x'])(
  'single sign-on may not begin at %s',
  (SSO_URL) => {
    expect(linesOf({ SSO_URL, SSO_ORIGINS: 'https://sso.example' })).toEqual([
      expect.stringMatching(/^SSO_URL is not /u),
    ]);
  },
);

test.each(['0.0.0.0', '::', '192.168.0.7', 'portal.example'])(
  'refuses to listen on %s with demo accounts',
  (host) => {
    expect(linesOf({ HOST: host })).toEqual([expect.stringContaining('demo accounts')]);
    expect(
      linesOf({ HOST: host, RETAIL_URL: 'http://127.0.0.1:4100', DEMO_ACCOUNTS: '1' }),
    ).toHaveLength(1);
    expect(linesOf({ HOST: host, RETAIL_URL: 'https://retail.example' })).toEqual([]);
  },
);

test.each(['127.0.0.1', '127.9.9.9', '::1', 'localhost'])(
  'listens on %s with demo accounts',
  (host) => {
    expect(linesOf({ HOST: host })).toEqual([]);
  },
);

test('reports exposed demo accounts together with other invalid variables', () => {
  expect(linesOf({ HOST: '0.0.0.0', PORT: 'x' })).toHaveLength(2);
});

test('polls may be turned off, and are otherwise at least a second apart', () => {
  expect(loadConfig({ DATA_DIR: folder(), EVENT_POLL_MS: '0' }).eventPollMs).toBe(0);
  expect(loadConfig({ DATA_DIR: folder(), EVENT_POLL_MS: '1000' }).eventPollMs).toBe(1_000);
  expect(linesOf({ EVENT_POLL_MS: '1' })).toEqual([
    'EVENT_POLL_MS is not a time between polls: use 0 (never) or milliseconds from 1000 to 3600000',
  ]);
});
