import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { returnPath } from './return-path.ts';

/** The answer of single sign-on in the address. */
export interface SignOnAnswer {
  code: string;
  /** Null if the answer has none, for example if this browser did not start the sign-on. */
  state: string | null;
}

/**
 * The code in the address of the sign-in page. It is removed from the address at once, so that
 * neither history, bookmark nor reload sends it again.
 */
export function useSignOnCode(): { answer: SignOnAnswer | null; clearAnswer: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState(() => parseAnswer(search));
  useEffect(
    function removeCodeFromAddress() {
      const parameters = new URLSearchParams(search);
      if (!parameters.has('code')) return;
      parameters.delete('code');
      parameters.delete('state');
      const path = returnPath.take();
      if (path !== null) parameters.set('from', path);
      void navigate(`${pathname}?${parameters.toString()}`.replace(/\?$/u, ''), { replace: true });
    },
    [pathname, search, navigate],
  );
  return { answer, clearAnswer: () => setAnswer(null) };
}

function parseAnswer(search: string): SignOnAnswer | null {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code');
  return code === null ? null : { code, state: parameters.get('state') };
}
