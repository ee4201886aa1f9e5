import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import { askBare } from './ask-bare.ts';

const question = 'query SignInOptions{signInOptions{singleSignOnUrl}viewer{userType}}';

interface Answer {
  signInOptions?: { singleSignOnUrl?: unknown } | null;
  viewer?: { userType?: unknown } | null;
}

/**
 * Where single sign-on begins; null while that is not known, and when there is none. It is asked when the page has come to rest. The same
 * answer tells whether somebody is signed in already; where it `leads`, the routes then take him to his home.
 */
export function useSignOnUrl({ leads = false }: { leads?: boolean } = {}): string | null {
  const session = useSession();
  const [url, setUrl] = useState<string | null>(null);
  const take = useEffectEvent(({ signInOptions, viewer }: Answer) => {
    const found = signInOptions?.singleSignOnUrl;
    if (typeof found === 'string') setUrl(found);
    const side = viewer?.userType;
    if (leads && (side === 'STAFF' || side === 'SUPPLIER') && session.state().status === 'unknown')
      session.signedIn(side);
  });
  useEffect(function askAtRest() {
    const abort = new AbortController();
    const ask = async () => take((await askBare(question, 'SignInOptions', abort.signal)) ?? {});
    // Who cannot be told of single sign-on signs in with his password.
    const timer = setTimeout(() => void ask().catch(() => undefined), restMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, []);
  return url;
}

const restMs = 300;
