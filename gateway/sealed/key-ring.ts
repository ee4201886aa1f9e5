import { decrypt, deriveKey, encrypt } from './aes-gcm.ts';

/** Encrypts with the newest of its keys, and decrypts with any of them. */
export interface KeyRing {
  seal(content: Uint8Array, boundTo: Uint8Array): Buffer;
  /** Null when no key fits, or when the value was bound to something else or was modified. */
  unseal(sealed: Uint8Array, boundTo: Uint8Array): Buffer | null;
}

/** First byte of a sealed value that names its key. */
const NAMED = 0x4b;
const NAME_BYTES = 4;
const HEAD_BYTES = 1 + NAME_BYTES;

/**
 * Creates the keys of one purpose, one for each secret. A sealed value begins with the id of its
 * key, so that SESSION_SECRET can be replaced without losing what the one before it has sealed.
 * Values of older versions carry no id: all keys are tried.
 */
export function createKeyRing(
  purpose: string,
  secret: Buffer,
  formerSecrets: readonly Buffer[] = [],
): KeyRing {
  const keys = [secret, ...formerSecrets].map((each) => ({
    key: deriveKey(each, purpose),
    head: Buffer.concat([Buffer.of(NAMED), keyIdOf(each)]),
  }));
  const [newest] = keys;

  return {
    seal(content, boundTo) {
      if (newest === undefined) throw new Error('a key ring needs a secret');
      return Buffer.concat([newest.head, encrypt(newest.key, content, boundTo)]);
    },
    unseal(sealed, boundTo) {
      const named = keys.find(({ head }) => head.equals(sealed.subarray(0, HEAD_BYTES)));
      const content = named && decrypt(named.key, sealed.subarray(HEAD_BYTES), boundTo);
      if (content) return content;
      for (const { key } of keys) {
        const found = decrypt(key, sealed, boundTo);
        if (found !== null) return found;
      }
      return null;
    },
  };
}

/** The id of a secret's keys, from which neither the secret nor a key can be calculated. */
function keyIdOf(secret: Buffer): Buffer {
  return deriveKey(secret, 'retail-portal: id of the keys').subarray(0, NAME_BYTES);
}
