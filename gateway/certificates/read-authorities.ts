import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

const BEGIN = '-----BEGIN CERTIFICATE-----';

/** The certificates in a file. Throws an error with one line if one of them cannot be read. */
export function readAuthorities(file: string): string {
  const text = readFileSync(file, 'utf8');
  const [, ...blocks] = text.split(BEGIN);
  if (blocks.length === 0) throw new Error('the file has no certificate in PEM format');
  for (const block of blocks) {
    try {
      new X509Certificate(BEGIN + block);
    } catch {
      throw new Error('a certificate of the file cannot be read');
    }
  }
  return text;
}
