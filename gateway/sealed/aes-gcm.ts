import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** How many bytes encryption adds. */
const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

/** A key for one purpose, derived from the session secret, so that what is sealed for one purpose cannot be opened for another. */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return deriveBytes(secret, purpose, KEY_BYTES);
}

/** Two independent keys for one purpose: the first encrypts, the second makes nonces. */
export function deriveKeyPair(secret: Buffer, purpose: string): { key: Buffer; nonceKey: Buffer } {
  const bytes = deriveBytes(secret, purpose, 2 * KEY_BYTES);
  return { key: bytes.subarray(0, KEY_BYTES), nonceKey: bytes.subarray(KEY_BYTES) };
}

/**
 * Encrypts with AES-256-GCM. `boundTo` is authenticated but not stored: decrypting needs the same value. Layout: nonce, tag, ciphertext. The
 * nonce is random unless the caller derives one from the content, of which the first 12 bytes count.
 */
export function encrypt(
  key: Buffer,
  content: Uint8Array,
  boundTo: Uint8Array,
  nonceSource = randomBytes(NONCE_BYTES),
): Buffer {
  const nonce = nonceSource.subarray(0, NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo);
  const ciphertext = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
}

/** Null for content that was encrypted with another key, is bound to something else, or was changed. */
export function decrypt(key: Buffer, sealed: Uint8Array, boundTo: Uint8Array): Buffer | null {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, SEAL_BYTES);
  try {
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(boundTo)
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(SEAL_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

function deriveBytes(secret: Buffer, purpose: string, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
}
