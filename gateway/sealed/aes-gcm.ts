import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
/** How many bytes encryption adds. */
const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

/**
 * Derives a key for one purpose from the session secret. Content encrypted for one purpose cannot
 * be decrypted for another.
 */
export function deriveKey(secret: Buffer, purpose: string): Buffer {
  return deriveBytes(secret, purpose, KEY_BYTES);
}

/** Derives two independent keys for one purpose: the first encrypts, the second creates nonces. */
export function deriveKeyPair(secret: Buffer, purpose: string): { key: Buffer; nonceKey: Buffer } {
  const bytes = deriveBytes(secret, purpose, 2 * KEY_BYTES);
  return { key: bytes.subarray(0, KEY_BYTES), nonceKey: bytes.subarray(KEY_BYTES) };
}

/**
 * Encrypts with AES-256-GCM. `boundTo` is authenticated but not stored; decrypting needs the same
 * value. Layout: nonce, tag, ciphertext. The nonce is random unless the caller derives it from the
 * content; then its first 12 bytes are used.
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

/**
 * Decrypts content; null if it was encrypted with a different key, bound to something else, or
 * modified.
 */
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
