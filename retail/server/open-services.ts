import type { components } from '../../schema/generated/retail.ts';
import type { Authentication } from '../accounts/authentication.ts';
import type { LoginByCodeRequest, SingleSignOn } from '../accounts/single-sign-on.ts';

type LoginRequest = components['schemas']['LoginRequest'];
type RefreshRequest = components['schemas']['RefreshRequest'];

/** Answers the `data` of a call that needs no live access token. */
type OpenHandler = (body: unknown) => unknown;

/** The calls around a session; the document marks them as callable without a token. */
export function createOpenServices(
  authentication: Authentication,
  singleSignOn: SingleSignOn,
): Readonly<Record<string, OpenHandler>> {
  return {
    '/api/msc-auth/authentication/login': (body) => authentication.login(body as LoginRequest),
    '/api/msc-auth/authentication/loginByCode': (body) => singleSignOn.loginByCode(body as LoginByCodeRequest),
    '/api/msc-auth/authentication/refreshToken': (body) => authentication.refresh((body as RefreshRequest).refreshToken),
    '/api/msc-auth/authentication/logout': (body) => authentication.logout((body as RefreshRequest).refreshToken),
  };
}
