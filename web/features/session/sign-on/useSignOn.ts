import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useLeave, safeWebAddress } from '../../../platform/routes/LeaveContext.tsx';
import { readReturnPath } from '../../../platform/routes/paths.ts';
import { beginSignOn } from './begin-sign-on.ts';
import { returnPath } from './return-path.ts';

/**
 * Goes to the single sign-on system and remembers the page to return to. The gateway creates the
 * address, with a `state` that only this browser can return. `canSignOn` is false without a valid
 * address; `problem` is the message to show.
 */
export function useSignOn(address: string | null) {
  const { t } = useTranslation();
  const leave = useLeave();
  const { pathname, search } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);

  async function signOn(): Promise<void> {
    setProblem(null);
    try {
      const target = safeWebAddress(await beginSignOn());
      if (target === null) throw new Error('not an address');
      returnPath.save(pathname.includes('login') ? readReturnPath(search) : `${pathname}${search}`);
      leave(target);
    } catch {
      setProblem(t('login.signOn.notBegun'));
    }
  }
  return { canSignOn: safeWebAddress(address) !== null, signOn: () => void signOn(), problem };
}
