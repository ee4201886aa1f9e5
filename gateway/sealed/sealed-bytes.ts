import { createKeyRing } from './key-ring.ts';

/** Encrypts business rows and files for the store, so that a copy of the disk or of the database does not reveal them. */
export interface SealedBytes {
  seal(bytes: Uint8Array, context: string): Buffer;
  /**
   * Null when the bytes were sealed with a different secret or bound to something else, or were
   * modified.
   */
  unseal(sealed: Uint8Array, context: string): Buffer | null;
}

/** Uses keys derived from the session secret for jobs only. Former secrets only unseal. */
export function createSealedBytes(
  secret: Buffer,
  formerSecrets: readonly Buffer[] = [],
): SealedBytes {
  const keys = createKeyRing('retail-portal: jobs at rest', secret, formerSecrets);
  return {
    seal: (bytes, context) => keys.seal(bytes, Buffer.from(context)),
    unseal: (sealed, context) => keys.unseal(sealed, Buffer.from(context)),
  };
}
