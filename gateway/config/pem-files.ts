import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { oneLine } from './one-line.ts';

const BEGIN = '-----BEGIN CERTIFICATE-----';

/** The path of a file with one or several certificates in PEM format, of which the content is taken. */
export const certificateFile = z.string().transform((file, context) => {
  try {
    return certificatesIn(readFileSync(file, 'utf8'));
  } catch (error) {
    context.addIssue(`not usable: ${oneLine(error)}`);
    return z.NEVER;
  }
});

/** The same text, if each certificate in it can be read. */
function certificatesIn(text: string): string {
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
