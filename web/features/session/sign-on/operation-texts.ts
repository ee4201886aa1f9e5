/**
 * Operations that the sign-in page sends as text. The build lists them among the portal's own, so
 * change them here only.
 */
export const SIGN_ON_BEGIN = 'mutation SignOnBegin{singleSignOnBegin{url}}';
export const SIGN_IN_OPTIONS =
  'query SignInOptions{signInOptions{singleSignOnUrl}viewer{userType}}';
