import { createHmac } from 'node:crypto';
import type { Account } from '../request/account.ts';
import { decrypt, deriveKeyPair, encrypt } from '../sealed/aes-gcm.ts';
import type { ApprovalKey } from './approval.ts';

/** What a button may be told to send beside its own parameters. */
interface SealedField {
  name: string;
  title: string;
  isRequired: boolean;
  /** Most characters; null for as many as all values may have. */
  longest: number | null;
}

/** All that pressing a button needs, as the services told it when the button was shown. */
export interface SealedButton {
  action: string;
  /** As it is shown: two buttons that send the same are two all the same. */
  name: string;
  /** Null where pressing posts nothing: not configured, not allowed, or something to be opened. */
  path: string | null;
  params: Readonly<Record<string, unknown>>;
  fields: readonly SealedField[];
  /** What it belongs to; null for a button of the account itself. */
  subject: ApprovalKey | null;
}

/** Turns what a button does into its id and back, for one account. */
export interface SealedButtons {
  seal(button: SealedButton): string;
  /** Null for what was not sealed here for this account, or was changed. */
  unseal(id: string): SealedButton | null;
}

const MAX_ID_LENGTH = 32_768;

/**
 * The nonce is derived from the content, so that the same button has the same id in every answer and every process. See
 * docs/decisions/0020-sealed-buttons.md.
 */
export function createSealedButtons(secret: Buffer, { enterprise, code }: Account): SealedButtons {
  const { key, nonceKey } = deriveKeyPair(secret, 'retail-portal: buttons of approvals');
  const owner = Buffer.from(JSON.stringify([enterprise.code, code]));
  return {
    seal(button) {
      const content = Buffer.from(JSON.stringify(button));
      const nonceSource = createHmac('sha256', nonceKey)
        .update(owner)
        .update('\0')
        .update(content)
        .digest();
      return encrypt(key, content, owner, nonceSource).toString('base64url');
    },
    unseal(id) {
      if (id.length > MAX_ID_LENGTH) return null;
      const content = decrypt(key, Buffer.from(id, 'base64url'), owner);
      try {
        return content === null ? null : (JSON.parse(content.toString('utf8')) as SealedButton);
      } catch {
        return null;
      }
    },
  };
}
