import { createHmac } from 'node:crypto';
import type { Account } from '../request/account.ts';
import { decrypt, deriveKeyPair, encrypt } from '../sealed/aes-gcm.ts';
import type { ApprovalKey } from './approval.ts';

/** A form field that may be sent with a button, in addition to its own parameters. */
interface SealedField {
  name: string;
  title: string;
  isRequired: boolean;
  /** Maximum characters; null for no limit of its own. */
  maxLength: number | null;
}

/** Everything needed to press a button, as sent by the services when it was shown. */
export interface SealedButton {
  action: string;
  /** The displayed name. It makes buttons with the same request different. */
  name: string;
  /**
   * Null if pressing sends nothing: not configured, not allowed, or a button that opens something.
   */
  path: string | null;
  params: Readonly<Record<string, unknown>>;
  fields: readonly SealedField[];
  /** The approval it belongs to; null for a button of the account. */
  subject: ApprovalKey | null;
}

/** Encrypts what a button does into its id, and back, for one account. */
export interface SealedButtons {
  seal(button: SealedButton): string;
  /** Null for an id that was not created for this account or was modified. */
  unseal(id: string): SealedButton | null;
}

const MAX_ID_LENGTH = 32_768;

/** Creates the encoder of an account's button ids. */
export type ButtonSealer = (account: Account) => SealedButtons;

/**
 * Derives the keys once for all accounts. The nonce is derived from the content, so that the same button
 * has the same id in every answer and process. See docs/decisions/0020-sealed-buttons.md.
 */
export function createButtonSealer(secret: Buffer): ButtonSealer {
  const keys = deriveKeyPair(secret, 'retail-portal: buttons of approvals');
  return (account) => createSealedButtons(keys, account);
}

function createSealedButtons(
  { key, nonceKey }: ReturnType<typeof deriveKeyPair>,
  { enterprise, code }: Account,
): SealedButtons {
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
