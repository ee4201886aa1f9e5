import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import type { Account } from '../request/account.ts';
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

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LONGEST_ID = 32_768;

/**
 * AES-256-GCM with keys of its own and a nonce that is made of the content, so that the same button has the same id in every answer and every
 * process. Layout: nonce, tag, ciphertext. See docs/decisions/0020-sealed-buttons.md.
 */
export function createSealedButtons(secret: Buffer, { enterprise, code }: Account): SealedButtons {
  const keys = Buffer.from(hkdfSync('sha256', secret, '', 'retail-portal: buttons of approvals', 64));
  const [key, nonceKey] = [keys.subarray(0, 32), keys.subarray(32)];
  const owner = Buffer.from(JSON.stringify([enterprise.code, code]));
  return {
    seal(button) {
      const content = JSON.stringify(button);
      const nonce = createHmac('sha256', nonceKey).update(owner).update('\0').update(content).digest().subarray(0, NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(owner);
      const ciphertext = Buffer.concat([cipher.update(content, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]).toString('base64url');
    },
    unseal(id) {
      if (id.length > LONGEST_ID) return null;
      const sealed = Buffer.from(id, 'base64url');
      const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)];
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(owner).setAuthTag(tag);
        const ciphertext = sealed.subarray(NONCE_BYTES + TAG_BYTES);
        return JSON.parse(decipher.update(ciphertext, undefined, 'utf8') + decipher.final('utf8')) as SealedButton;
      } catch {
        return null;
      }
    },
  };
}
