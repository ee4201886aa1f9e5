import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../gateway/config/config.ts';
import { plainAddressWarning } from '../../../gateway/config/exposure-warning.ts';
import { madeCertificate } from '../../support/gateway/certificates.ts';
import { folder, linesOf } from './config-lines.ts';

const BASE = { SESSION_SECRET: 'x'.repeat(32), RETAIL_URL: 'https://retail.example' };
const warningOf = (env: Record<string, string>) =>
  plainAddressWarning(loadConfig({ DATA_DIR: folder(), ...BASE, ...env }));

const database = (parameters: string) => `postgres://portal:hush@db.example/portal${parameters}`;

const PLAIN: [string, string][] = [
  ['RETAIL_URL', 'http://retail.example'],
  ['REDIS_URL', 'redis://:hush@cache.example'],
  ['REDIS_URL', 'redis://10.0.0.7:6379'],
  ['VIRUS_SCANNER_URL', 'tcp://clamd.example:3310'],
  ['DATABASE_URL', database('')],
  ['DATABASE_URL', database('?sslmode=disable&sslrootcert=/ca.pem')],
  ['DATABASE_URL', database('?ssl=0')],
  ['DATABASE_URL', 'postgres://127.0.0.1/portal?host=db.example'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'http://collector.example:4318/v1/traces'],
];

test.each(PLAIN)('%s=%s is named in a warning, and refused with REQUIRE_TLS', (name, value) => {
  const warning = warningOf({ [name]: value });
  expect(warning).toContain(`without TLS to other machines: ${name}.`);
  const lines = linesOf({ ...BASE, [name]: value, REQUIRE_TLS: '1' });
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^${name} leads beyond this machine without TLS, `, 'u')),
  ]);
  expect(`${warning ?? ''}${lines.join('')}`).not.toMatch(/hush|\.example|10\.0/u);
});

test.each([
  ['RETAIL_URL', 'https://retail.example'],
  ['RETAIL_URL', 'http://127.0.0.1:4100'],
  ['RETAIL_URL', 'http://[::1]:4100'],
  ['REDIS_URL', 'rediss://:hush@cache.example'],
  ['REDIS_URL', 'redis://localhost'],
  ['VIRUS_SCANNER_URL', 'tcp://127.0.0.1:3310'],
  ['VIRUS_SCANNER_URL', 'tcp://[::1]:3310'],
  ['DATABASE_URL', database('?sslmode=verify-full')],
  ['DATABASE_URL', database('?sslmode=require')],
  ['DATABASE_URL', database('?sslrootcert=/ca.pem')],
  ['DATABASE_URL', database('?ssl=true')],
  ['DATABASE_URL', 'postgres://portal@localhost/portal'],
  ['DATABASE_URL', 'postgresql:///portal?host=/run/postgresql'],
  ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'https://collector.example/v1/traces'],
])('%s=%s is neither', (name, value) => {
  expect(warningOf({ [name]: value })).toBeNull();
  expect(linesOf({ ...BASE, DEMO_ACCOUNTS: '0', [name]: value, REQUIRE_TLS: '1' })).toEqual([]);
});

test('the mode of the database may come from the variable of its client', () => {
  const DATABASE_URL = database('');
  expect(warningOf({ DATABASE_URL, PGSSLMODE: 'verify-full' })).toBeNull();
  expect(warningOf({ DATABASE_URL, PGSSLMODE: 'disable' })).toContain('DATABASE_URL');
  const off = database('?sslmode=disable');
  expect(warningOf({ DATABASE_URL: off, PGSSLMODE: 'verify-full' })).toContain('DATABASE_URL');
});

test('the addresses of single services count as well', () => {
  const RETAIL_CONFIG = join(folder(), 'retail.yaml');
  writeFileSync(RETAIL_CONFIG, 'baseUrls: { msc-ucs: "http://accounts.example" }\n');
  expect(warningOf({ RETAIL_CONFIG, REDIS_URL: 'redis://c.example' })).toContain(
    ': RETAIL_CONFIG, REDIS_URL.',
  );
  expect(linesOf({ ...BASE, RETAIL_CONFIG, REQUIRE_TLS: '1' })).toEqual([
    expect.stringMatching(/^RETAIL_CONFIG leads/u),
  ]);
});

test('REQUIRE_TLS also refuses to listen for others without TLS, and webhooks without it', () => {
  const PUBLIC_ORIGIN = 'https://portal.example';
  const env = { ...BASE, PUBLIC_ORIGIN, HOST: '0.0.0.0', WEBHOOK_HTTP: '1', REQUIRE_TLS: '1' };
  expect(linesOf(env).map((line) => line.split(' ')[0])).toEqual(['WEBHOOK_HTTP', 'HOST']);
  const { certificateFile: TLS_CERT_FILE, keyFile: TLS_KEY_FILE } = madeCertificate('DNS:x');
  expect(linesOf({ ...env, TLS_CERT_FILE, TLS_KEY_FILE, WEBHOOK_HTTP: '' })).toEqual([]);
  expect(linesOf({ ...env, HOST: '127.0.0.1', WEBHOOK_HTTP: '0' })).toEqual([]);
  expect(linesOf({ ...env, REQUIRE_TLS: '0' })).toEqual([]);
});
