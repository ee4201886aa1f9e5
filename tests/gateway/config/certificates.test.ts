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

test.each(['REDIS_CA_FILE', 'RETAIL_CA_FILE'])(
  '%s names certificates, which are read at the start',
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
    expect(read()).toBe(one + other);
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
