import type { ApiTokens } from '../accounts/api-tokens.ts';
import type { Authentication } from '../accounts/authentication.ts';
import type { SingleSignOn } from '../accounts/single-sign-on.ts';
import type { OpenServiceTable } from './service.ts';

/** The calls around a session; the document marks them as callable without a token. */
export function createOpenServices(
  authentication: Authentication,
  singleSignOn: SingleSignOn,
  apiTokens: ApiTokens,
): OpenServiceTable {
  return {
    '/api/msc-auth/authentication/login': (request) => authentication.login(request),
    '/api/msc-auth/authentication/loginByCode': (request) => singleSignOn.loginByCode(request),
    '/api/msc-auth/authentication/loginByApiToken': (request) => apiTokens.loginByApiToken(request),
    '/api/msc-auth/authentication/refreshToken': ({ refreshToken }) =>
      authentication.refresh(refreshToken),
    '/api/msc-auth/authentication/logout': ({ refreshToken }) => {
      authentication.logout(refreshToken);
      return null;
    },
  };
}
