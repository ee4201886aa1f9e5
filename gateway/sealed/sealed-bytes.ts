import { decrypt, deriveKey, encrypt } from './aes-gcm.ts';

/** Encrypts business rows and files for the store, so that a copy of the disk or of the database does not reveal them. */
export interface SealedBytes {
  seal(bytes: Uint8Array, context: string): Buffer;
  /**
   * Null when the bytes were sealed with a different secret or bound to something else, or were
   * modified.
   */
  unseal(sealed: Uint8Array, context: string): Buffer | null;
}

/** Uses a key derived from the session secret for jobs only. */
export function createSealedBytes(secret: Buffer): SealedBytes {
  const key = deriveKey(secret, 'retail-portal: jobs at rest');
  return {
    seal: (bytes, context) => encrypt(key, bytes, Buffer.from(context)),
    unseal: (sealed, context) => decrypt(key, sealed, Buffer.from(context)),
  };
}
