import { createStoredValue, type StoredValue } from '../../../design/storage/stored-value.ts';

/** Maximum number of recently used stores to remember. */
const MAX_RECENT_SHOPS = 5;

function areCodes(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((code) => typeof code === 'string');
}

/** The stores that an account has recently used in this browser, the latest first. */
export function recentShops(account: string): StoredValue<readonly string[]> {
  return createStoredValue<readonly string[]>({
    storage: () => window.localStorage,
    key: `portal.recentShops.${account}`,
    fallback: [],
    isValid: areCodes,
  });
}

/** The list with a store added at the beginning. */
export function addRecentShop(recent: readonly string[], code: string): readonly string[] {
  return [code, ...recent.filter((other) => other !== code)].slice(0, MAX_RECENT_SHOPS);
}
