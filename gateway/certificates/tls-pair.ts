import type { KeyObject } from 'node:crypto';
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The files with the certificate of the gateway, followed by those above it, and with its key. */
export interface TlsFiles {
  certificate: string;
  key: string;
}

/** Reads both files. Throws an error with one line that contains nothing of the key. */
export function readTlsPair(files: TlsFiles): { cert: string; key: string } {
  const cert = readFileSync(files.certificate, 'utf8');
  const key = readFileSync(files.key, 'utf8');
  if (!readCertificate(cert).checkPrivateKey(readKey(key)))
    throw new Error('the key does not belong to the certificate');
  return { cert, key };
}

function readCertificate(text: string): X509Certificate {
  try {
    return new X509Certificate(text);
  } catch {
    throw new Error('the certificate is not in PEM format');
  }
}

function readKey(text: string): KeyObject {
  try {
    return createPrivateKey(text);
  } catch {
    throw new Error('the key is not in PEM format, or needs a password');
  }
}
