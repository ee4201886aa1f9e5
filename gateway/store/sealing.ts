import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what lies on disk and proves that it lies in the row where it was put. */
export interface Sealing {
  seal(value: unknown, rowId: string): Buffer;
  /** Null when it was sealed with another secret, for another row, or tampered with. */
  unseal(sealed: Buffer, rowId: string): unknown;
  /** A name under which rows of the same thing are found, and which nobody without the secret can make or read. */
  fingerprint(...parts: string[]): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM, and HMAC for the names, each with a key derived from the session secret for it alone. Layout: nonce, tag, ciphertext. */
export function createSealing(secret: Buffer): Sealing {
  const key = derive(secret, 'retail-portal: sessions at rest');
  const namingKey = derive(secret, 'retail-portal: names of sealed rows');
  return {
    fingerprint: (...parts) => createHmac('sha256', namingKey).update(JSON.stringify(parts)).digest('base64url'),
    seal(value, rowId) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(rowId));
      const ciphertext = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
    },
    unseal(sealed, rowId) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
          .setAAD(Buffer.from(rowId))
          .setAuthTag(tag);
        return JSON.parse(
          decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8'),
        ) as unknown;
      } catch {
        return null;
      }
    },
  };
}

function derive(secret: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
