import type { Account } from '../request/account.ts';
import { createSealing } from '../sealed/sealing.ts';

/**
 * The `file` in the answer of an upload: the path at the services, signed for this account. So only
 * files that were checked here can become avatars, and no account can use another's upload.
 */
export function referenceTo(path: string, account: Account, secret: Buffer): string {
  return `${Buffer.from(path).toString('base64url')}.${signatureOf(path, account, secret)}`;
}

/** The path of a reference; null when it was not made here for this account. */
export function pathOfReference(
  reference: string,
  account: Account,
  secret: Buffer,
): string | null {
  const path = Buffer.from(reference.split('.', 1)[0] ?? '', 'base64url').toString('utf8');
  return reference === referenceTo(path, account, secret) ? path : null;
}

function signatureOf(path: string, { enterprise, code }: Account, secret: Buffer): string {
  return createSealing(secret).fingerprint('uploaded file', enterprise.code, code, path);
}
