import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadConfig } from '../../../gateway/config/config.ts';
import { madeCertificate } from '../../support/gateway/certificates.ts';
import { folder, linesOf } from './config-lines.ts';

const SESSION_SECRET = 'x'.repeat(32);
const database = (parameters: string) => ({
  SESSION_SECRET,
  DATABASE_URL: `postgres://portal:hush@db.example/portal${parameters}`,
});

test.each(['sslmode=no-verify', 'ssl=no-verify', 'sslmode=require&sslmode=no-verify'])(
  'the certificate of the database is always verified, so %s is refused',
  (parameter) => {
    const lines = linesOf(database(`?${parameter}`));
    expect(lines).toEqual([
      expect.stringMatching(/^DATABASE_URL has ssl(mode)?=no-verify, but certificates are always/u),
    ]);
    expect(lines.join('')).not.toMatch(/hush|db\.example/u);
  },
);

test('nor may it be turned off by other means', () => {
  expect(linesOf(database('?uselibpqcompat=true&sslmode=require'))).toEqual([
    expect.stringMatching(/^DATABASE_URL has uselibpqcompat, /u),
  ]);
  expect(linesOf({ ...database(''), PGSSLMODE: 'no-verify' })).toEqual([
    expect.stringMatching(/^PGSSLMODE is no-verify, /u),
  ]);
  expect(linesOf({ PGSSLMODE: 'no-verify' })).toEqual([]);
  expect(linesOf({ ...database('?sslmode=require'), PGSSLMODE: 'require' })).toEqual([]);
});

test('nor may Node verify no certificate at all', () => {
  expect(linesOf({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })).toEqual([
    expect.stringMatching(/^NODE_TLS_REJECT_UNAUTHORIZED is 0, but certificates are always/u),
  ]);
  expect(linesOf({ NODE_TLS_REJECT_UNAUTHORIZED: '1' })).toEqual([]);
});

test.each(['REDIS_CA_FILE', 'RETAIL_CA_FILE'])(
  '%s names a file with certificates, each of which is read at the start',
  (name) => {
    const file = join(folder(), 'ca.pem');
    const [one, other] = [
      madeCertificate('IP:127.0.0.1').certificate,
      madeCertificate('DNS:x').certificate,
    ];
    const read = () => {
      const { redisAuthorities, retailAuthorities } = loadConfig({
        DATA_DIR: folder(),
        [name]: file,
      });
      return redisAuthorities ?? retailAuthorities;
    };
    writeFileSync(file, one + other);
    expect(read()).toBe(file);
    writeFileSync(file, 'hush');
    expect(linesOf({ [name]: file })).toEqual([
      `${name} is not usable: the file has no certificate in PEM format`,
    ]);
    writeFileSync(file, one + other.replace(/\nMII/u, '\nXXX'));
    expect(linesOf({ [name]: file })).toEqual([
      `${name} is not usable: a certificate of the file cannot be read`,
    ]);
  },
);

test('the gateway has a certificate with its key, or none', () => {
  const [own, other] = [madeCertificate('DNS:portal.example'), madeCertificate('DNS:x.example')];
  const PUBLIC_ORIGIN = 'https://portal.example';
  const both = { TLS_CERT_FILE: own.certificateFile, TLS_KEY_FILE: own.keyFile, PUBLIC_ORIGIN };
  expect(loadConfig({ DATA_DIR: folder(), ...both }).tls).toEqual({
    certificate: own.certificateFile,
    key: own.keyFile,
  });
  expect(linesOf({ ...both, TLS_KEY_FILE: '' })).toEqual([
    'TLS_CERT_FILE is set, but TLS_KEY_FILE is not: set both or none',
  ]);
  expect(linesOf({ ...both, TLS_CERT_FILE: '' })).toEqual([
    'TLS_KEY_FILE is set, but TLS_CERT_FILE is not: set both or none',
  ]);
  expect(linesOf({ ...both, TLS_KEY_FILE: other.keyFile })).toEqual([
    'TLS_CERT_FILE and TLS_KEY_FILE are not usable: the key does not belong to the certificate',
  ]);
  expect(linesOf({ ...both, TLS_CERT_FILE: own.keyFile })).toEqual([
    'TLS_CERT_FILE and TLS_KEY_FILE are not usable: the certificate is not in PEM format',
  ]);
  expect(linesOf({ ...both, TLS_KEY_FILE: '/nowhere/key.pem' })).toEqual([
    expect.stringMatching(/^TLS_CERT_FILE and TLS_KEY_FILE are not usable: ENOENT/u),
  ]);
});

test('with it users must reach the gateway by https, so that cookies are sent with TLS only', () => {
  const { certificateFile: TLS_CERT_FILE, keyFile: TLS_KEY_FILE } = madeCertificate('DNS:x');
  for (const PUBLIC_ORIGIN of ['', 'http://portal.example'])
    expect(linesOf({ TLS_CERT_FILE, TLS_KEY_FILE, PUBLIC_ORIGIN })).toEqual([
      expect.stringMatching(/^TLS_CERT_FILE is set, but PUBLIC_ORIGIN is no https address: /u),
    ]);
});

test.each([
  ['RETAIL_CLIENT', 'retailClient'],
  ['REDIS_CLIENT', 'redisClient'],
] as const)('the gateway shows a certificate of %s with its key, or none', (name, setting) => {
  const [own, other] = [madeCertificate('DNS:gateway'), madeCertificate('DNS:x.example')];
  const both = {
    [`${name}_CERT_FILE`]: own.certificateFile,
    [`${name}_KEY_FILE`]: own.keyFile,
  };
  expect(loadConfig({ DATA_DIR: folder(), ...both })[setting]).toEqual({
    certificate: own.certificateFile,
    key: own.keyFile,
  });
  expect(linesOf({ ...both, [`${name}_KEY_FILE`]: '' })).toEqual([
    `${name}_CERT_FILE is set, but ${name}_KEY_FILE is not: set both or none`,
  ]);
  expect(linesOf({ ...both, [`${name}_KEY_FILE`]: other.keyFile })).toEqual([
    `${name}_CERT_FILE and ${name}_KEY_FILE are not usable: the key does not belong to the certificate`,
  ]);
});
