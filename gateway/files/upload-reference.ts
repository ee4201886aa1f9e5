import type { Account } from '../request/account.ts';
import { createSealing } from '../sealed/sealing.ts';

/**
 * What an upload answers as `file`: the path at the services with a mark that only this gateway can make, for this account alone. So
 * nothing becomes an avatar that was not checked here, and nobody uses what somebody else has uploaded.
 */
export function referenceTo(path: string, account: Account, secret: Buffer): string {
  return `${Buffer.from(path).toString('base64url')}.${markOf(path, account, secret)}`;
}

/** The path behind a reference; null for one that was not made here for this account. */
export function pathOfReference(
  reference: string,
  account: Account,
  secret: Buffer,
): string | null {
  const path = Buffer.from(reference.split('.', 1)[0] ?? '', 'base64url').toString('utf8');
  return reference === referenceTo(path, account, secret) ? path : null;
}

function markOf(path: string, { enterprise, code }: Account, secret: Buffer): string {
  return createSealing(secret).fingerprint('uploaded file', enterprise.code, code, path);
}
