import { copyFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createRenewedCredentials } from '../../../gateway/certificates/renewed-credentials.ts';
import { madeCertificate } from '../../support/gateway/certificates.ts';

const MINUTE = 60_000;

function setUp() {
  const [authority, own] = [madeCertificate('DNS:services.example'), madeCertificate('DNS:gw')];
  const clock = { now: 0 };
  const lines: string[] = [];
  const note = (fields: object, text: string) => void lines.push(text + JSON.stringify(fields));
  const credentials = createRenewedCredentials(
    {
      authorities: authority.certificateFile,
      client: { certificate: own.certificateFile, key: own.keyFile },
    },
    {
      server: 'services',
      clock: () => clock.now,
      logger: { debug: note, info: note, warn: note, error: note },
    },
  );
  return { authority, own, clock, lines, credentials };
}

test('renewed files are used a minute after the last look, and stay the same object until then', () => {
  const { authority, own, clock, lines, credentials } = setUp();
  const first = credentials();
  expect(first).toEqual({ ca: authority.certificate, cert: own.certificate, key: own.key });
  clock.now += MINUTE;
  expect(credentials()).toBe(first);
  const next = madeCertificate('DNS:gw');
  copyFileSync(next.certificateFile, own.certificateFile);
  copyFileSync(next.keyFile, own.keyFile);
  clock.now += MINUTE - 1;
  expect(credentials()).toBe(first);
  clock.now += 1;
  expect(credentials()).toEqual({ ...first, cert: next.certificate, key: next.key });
  const otherAuthority = madeCertificate('DNS:services.example');
  copyFileSync(otherAuthority.certificateFile, authority.certificateFile);
  clock.now += MINUTE;
  expect(credentials().ca).toBe(otherAuthority.certificate);
  expect(lines).toEqual(Array(2).fill('the certificates were read again{"server":"services"}'));
});

test('files that cannot be used change nothing, and the log says why without their content', () => {
  const { authority, own, clock, lines, credentials } = setUp();
  const first = credentials();
  copyFileSync(madeCertificate('DNS:gw').keyFile, own.keyFile);
  clock.now += MINUTE;
  expect(credentials()).toBe(first);
  writeFileSync(own.keyFile, 'hush');
  clock.now += MINUTE;
  expect(credentials()).toBe(first);
  writeFileSync(own.keyFile, own.key);
  writeFileSync(authority.certificateFile, 'hush');
  clock.now += MINUTE;
  expect(credentials()).toBe(first);
  expect(lines).toEqual([
    expect.stringMatching(/^the new certificates cannot be used.*the key does not belong/u),
    expect.stringMatching(/^the new certificates cannot be used.*the key is not in PEM format/u),
    expect.stringMatching(/^the new certificates cannot be used.*no certificate in PEM format/u),
  ]);
  expect(lines.join('')).not.toContain('hush');
});
