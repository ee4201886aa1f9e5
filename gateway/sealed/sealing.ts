import { createHmac } from 'node:crypto';
import { deriveKey } from './aes-gcm.ts';
import { createKeyRing } from './key-ring.ts';

/** Encrypts values for the database, bound to the row that holds them. */
export interface Sealing {
  seal(value: unknown, rowId: string): Buffer;
  /**
   * Null when the value was sealed with a different secret or for a different row, or was modified.
   */
  unseal(sealed: Buffer, rowId: string): unknown;
  /** A keyed hash that finds rows that belong together without storing what they have in common. */
  fingerprint(...parts: string[]): string;
  /** The fingerprint under each secret, the current one first. */
  fingerprints(...parts: string[]): string[];
}

/**
 * Encryption and fingerprints use different keys, each derived from the session secret for its
 * purpose. Former secrets unseal what they have sealed, and find what they have named.
 */
export function createSealing(secret: Buffer, formerSecrets: readonly Buffer[] = []): Sealing {
  const keys = createKeyRing('retail-portal: sessions at rest', secret, formerSecrets);
  const namingKeyOf = (each: Buffer) => deriveKey(each, 'retail-portal: names of sealed rows');
  const namingKey = namingKeyOf(secret);
  const namingKeys = [namingKey, ...formerSecrets.map(namingKeyOf)];
  return {
    fingerprint: (...parts) => fingerprintWith(namingKey, parts),
    fingerprints: (...parts) => namingKeys.map((key) => fingerprintWith(key, parts)),
    seal: (value, rowId) => keys.seal(Buffer.from(JSON.stringify(value)), Buffer.from(rowId)),
    unseal: (sealed, rowId) => jsonOf(keys.unseal(sealed, Buffer.from(rowId))),
  };
}

function fingerprintWith(key: Buffer, parts: readonly string[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

function jsonOf(content: Buffer | null): unknown {
  try {
    return content === null ? null : (JSON.parse(content.toString('utf8')) as unknown);
  } catch {
    return null;
  }
}
