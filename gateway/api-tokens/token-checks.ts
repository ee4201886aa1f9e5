import type { Refusal } from '../errors/user-error.ts';
import type { ApiTokenCreateInput, ApiTokenScope } from '../generated/resolvers.ts';
import { addDays, isDay } from '../values/calendar.ts';

/** What is stored of a new token. */
export interface TokenContent {
  name: string;
  scopes: ApiTokenScope[];
  /** Its last day. */
  expiresOn: string;
}

const MAX_NAME = 60;
const MAX_DAYS = 366;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** The content to store, or why it is refused. */
export function checkToken(
  input: ApiTokenCreateInput,
  today: string,
): { value: TokenContent } | { refusal: Refusal } {
  const { expiresOn } = input;
  const name = input.name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  const scopes = [...new Set(input.scopes)];
  const refusal = nameRefusal(name) ?? scopesRefusal(scopes) ?? dayRefusal(expiresOn, today);
  return refusal === null ? { value: { name, scopes, expiresOn } } : { refusal };
}

function nameRefusal(name: string): Refusal | null {
  if (name === '') return { code: 'REQUIRED', field: 'name', message: 'tokenNameRequired' };
  if (INVISIBLE.test(name)) return { code: 'INVALID', field: 'name', message: 'tokenNameInvalid' };
  return Array.from(name).length <= MAX_NAME
    ? null
    : { code: 'INVALID', field: 'name', message: 'tokenNameTooLong', values: { limit: MAX_NAME } };
}

function scopesRefusal(scopes: readonly ApiTokenScope[]): Refusal | null {
  return scopes.length > 0
    ? null
    : { code: 'REQUIRED', field: 'scopes', message: 'tokenScopesRequired' };
}

function dayRefusal(expiresOn: string, today: string): Refusal | null {
  const last = addDays(today, MAX_DAYS);
  if (isDay(expiresOn) && expiresOn >= today && expiresOn <= last) return null;
  const values = { from: today, until: last };
  return { code: 'INVALID', field: 'expiresOn', message: 'tokenExpiryInvalid', values };
}
