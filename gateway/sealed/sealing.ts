import { createHmac } from 'node:crypto';
import { decrypt, deriveKey, encrypt } from './aes-gcm.ts';

/** Encrypts values for the database, bound to the row that holds them. */
export interface Sealing {
  seal(value: unknown, rowId: string): Buffer;
  /**
   * Null when the value was sealed with a different secret or for a different row, or was modified.
   */
  unseal(sealed: Buffer, rowId: string): unknown;
  /** A keyed hash that finds rows that belong together without storing what they have in common. */
  fingerprint(...parts: string[]): string;
}

/** Encryption and fingerprints use different keys, each derived from the session secret for its purpose. */
export function createSealing(secret: Buffer): Sealing {
  const key = deriveKey(secret, 'retail-portal: sessions at rest');
  const namingKey = deriveKey(secret, 'retail-portal: names of sealed rows');
  return {
    fingerprint: (...parts) =>
      createHmac('sha256', namingKey).update(JSON.stringify(parts)).digest('base64url'),
    seal: (value, rowId) => encrypt(key, Buffer.from(JSON.stringify(value)), Buffer.from(rowId)),
    unseal: (sealed, rowId) => jsonOf(decrypt(key, sealed, Buffer.from(rowId))),
  };
}

function jsonOf(content: Buffer | null): unknown {
  try {
    return content === null ? null : (JSON.parse(content.toString('utf8')) as unknown);
  } catch {
    return null;
  }
}
