import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keptPlace } from './kept-place.ts';

/** What the system of single sign-on has sent the browser back with. */
export interface SignOnAnswer {
  code: string;
  /** Null where it sent none, or was not asked by this browser. */
  state: string | null;
}

/** The code in the address of the sign-in page. It is taken out at once: no history, no bookmark and no reload sends it again. */
export function useSignOnCode(): { answer: SignOnAnswer | null; done: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState(() => answerIn(search));
  useEffect(
    function takeCodeOut() {
      const parameters = new URLSearchParams(search);
      if (!parameters.has('code')) return;
      parameters.delete('code');
      parameters.delete('state');
      const place = keptPlace.take();
      if (place !== null) parameters.set('from', place);
      void navigate(`${pathname}?${parameters.toString()}`.replace(/\?$/u, ''), { replace: true });
    },
    [pathname, search, navigate],
  );
  return { answer, done: () => setAnswer(null) };
}

function answerIn(search: string): SignOnAnswer | null {
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code');
  return code === null ? null : { code, state: parameters.get('state') };
}
