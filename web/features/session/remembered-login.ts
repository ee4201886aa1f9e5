import { createStoredValue, type StoredValue } from '../../design/storage/stored-value.ts';
import type { AccountSide } from '../../platform/routes/paths.ts';

/** The values that the sign-in page fills in next time. Never contains the password. */
export interface RememberedLogin {
  remember: boolean;
  enterpriseCode: string;
  account: string;
}

export const nothingRemembered: RememberedLogin = {
  remember: true,
  enterpriseCode: '',
  account: '',
};

function isRememberedLogin(value: unknown): value is RememberedLogin {
  return (
    typeof value === 'object' &&
    value !== null &&
    'remember' in value &&
    typeof value.remember === 'boolean' &&
    'enterpriseCode' in value &&
    typeof value.enterpriseCode === 'string' &&
    'account' in value &&
    typeof value.account === 'string'
  );
}

/** The remembered sign-in in local storage, one for staff and one for suppliers. */
export function rememberedLogin(side: AccountSide): StoredValue<RememberedLogin> {
  return createStoredValue({
    storage: () => window.localStorage,
    key: side === 'STAFF' ? 'portal.login.staff' : 'portal.login.supplier',
    fallback: nothingRemembered,
    isValid: isRememberedLogin,
  });
}
