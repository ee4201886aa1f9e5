import { useEffect, useState } from 'react';

const question = JSON.stringify({ query: 'query SignInOptions{signInOptions{singleSignOnUrl}}', operationName: 'SignInOptions' });

interface Answer {
  data?: { signInOptions?: { singleSignOnUrl?: unknown } } | null;
}

/**
 * Where single sign-on begins; null while that is not known, and when there is none. It is asked when the page has come to rest, and by
 * itself: the client, which every other question takes, is not part of the sign-in page's first load.
 */
export function useSignOnUrl(): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(function askAtRest() {
    const abort = new AbortController();
    async function ask() {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-portal-request': '1' },
        body: question,
        signal: abort.signal,
      });
      const { data } = (await response.json()) as Answer;
      const found = data?.signInOptions?.singleSignOnUrl;
      if (typeof found === 'string') setUrl(found);
    }
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
