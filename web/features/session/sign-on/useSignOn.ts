import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLeave, webAddress } from '../../../platform/routes/LeaveContext.tsx';
import { wantedPath } from '../../../platform/routes/paths.ts';
import { beginSignOn } from './begin-sign-on.ts';
import { keptPlace } from './kept-place.ts';

/**
 * Leaves for the system of single sign-on, and keeps where the user wants to be when it sends him back. The gateway makes the address, with a
 * state that only this browser can bring back.
 */
export function useSignOn(address: string | null) {
  const { t } = useTranslation();
  const leave = useLeave();
  const { pathname, search } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);

  async function signOn(): Promise<void> {
    setProblem(null);
    try {
      const target = webAddress(await beginSignOn());
      if (target === null) throw new Error('not an address');
      keptPlace.keep(pathname.includes('login') ? wantedPath(search) : `${pathname}${search}`);
      leave(target);
    } catch {
      setProblem(t('login.signOn.notBegun'));
    }
  }
  return { canSignOn: webAddress(address) !== null, signOn: () => void signOn(), problem };
}
