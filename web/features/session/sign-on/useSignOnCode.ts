import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keptPlace } from './kept-place.ts';

/** The code in the address of the sign-in page. It is taken out at once: no history, no bookmark and no reload sends it again. */
export function useSignOnCode(): { code: string | null; done: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState(() => new URLSearchParams(search).get('code'));
  useEffect(
    function takeCodeOut() {
      const parameters = new URLSearchParams(search);
      if (!parameters.has('code')) return;
      parameters.delete('code');
      const place = keptPlace.take();
      if (place !== null) parameters.set('from', place);
      void navigate(`${pathname}?${parameters.toString()}`.replace(/\?$/u, ''), { replace: true });
    },
    [pathname, search, navigate],
  );
  return { code, done: () => setCode(null) };
}
