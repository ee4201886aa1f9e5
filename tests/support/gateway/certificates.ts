import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { NEW_KEY } from './new-key.ts';

/** A certificate that is its own authority, with its key, in files and as text. */
export interface Certificate {
  certificateFile: string;
  keyFile: string;
  certificate: string;
  key: string;
}

/** Makes a certificate for a host, such as `IP:127.0.0.1` or `DNS:services.example`, for one test. */
export function madeCertificate(host: string, name = 'test'): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', ...NEW_KEY, '-nodes', '-days', '1', '-subj', `/CN=${name}`],
      ...['-addext', `subjectAltName=${host}`, '-keyout', keyFile, '-out', certificateFile],
    ],
    { stdio: 'ignore' },
  );
  const [key, certificate] = [readFileSync(keyFile, 'utf8'), readFileSync(certificateFile, 'utf8')];
  return { certificateFile, keyFile, certificate, key };
}
