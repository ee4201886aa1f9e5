import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { SIGN_IN_OPTIONS } from './operation-texts.ts';
import { postGraphql } from './post-graphql.ts';

/** Delay after the first drawing of the page. */
const QUERY_DELAY_MS = 300;

interface Answer {
  signInOptions?: { singleSignOnUrl?: unknown } | null;
  viewer?: { userType?: unknown } | null;
}

/**
 * The address of single sign-on; null while unknown and if not configured. It is loaded after the
 * page has been drawn. The same answer says whether a user is already signed in. With
 * `redirectSignedIn` the session is informed, and the routes redirect to the home page.
 */
export function useSignOnUrl({
  redirectSignedIn: redirectSignedIn = false,
}: { redirectSignedIn?: boolean } = {}): string | null {
  const session = useSession();
  const [url, setUrl] = useState<string | null>(null);
  const applyAnswer = useEffectEvent(({ signInOptions, viewer }: Answer) => {
    const found = signInOptions?.singleSignOnUrl;
    if (typeof found === 'string') setUrl(found);
    const side = viewer?.userType;
    if (
      redirectSignedIn &&
      (side === 'STAFF' || side === 'SUPPLIER') &&
      session.state().status === 'unknown'
    )
      session.signedIn(side);
  });
  useEffect(function queryAfterDelay() {
    const abort = new AbortController();
    const load = async () =>
      applyAnswer((await postGraphql(SIGN_IN_OPTIONS, 'SignInOptions', abort.signal)) ?? {});
    // If this fails, the user can still sign in with a password.
    const timer = setTimeout(() => void load().catch(() => undefined), QUERY_DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, []);
  return url;
}
