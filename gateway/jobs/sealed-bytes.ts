import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Rows of the business and files made of them, as they lie in the store: nobody who reads the disk or a copy of the database reads them. */
export interface SealedBytes {
  seal(bytes: Uint8Array, place: string): Buffer;
  /** Null for what was sealed with another secret or for another place. */
  unseal(sealed: Uint8Array, place: string): Buffer | null;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** What sealing adds. */
const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

/** AES-256-GCM under a key made of the session secret for this alone. Layout: nonce, tag, ciphertext. */
export function createSealedBytes(secret: Buffer): SealedBytes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'retail-portal: jobs at rest', 32));
  return {
    seal(bytes, place) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const ciphertext = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
    },
    unseal(sealed, place) {
      const nonce = sealed.subarray(0, NONCE_BYTES);
      const tag = sealed.subarray(NONCE_BYTES, SEAL_BYTES);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
        return Buffer.concat([decipher.update(sealed.subarray(SEAL_BYTES)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
