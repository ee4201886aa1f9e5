import { useLocation } from 'react-router';
import { useLeave, webAddress } from '../../../kit/routes/LeaveContext.tsx';
import { wantedPath } from '../../../kit/routes/paths.ts';
import { keptPlace } from './kept-place.ts';

/** Leaves for the system of single sign-on, and keeps where the user wants to be when it sends him back. */
export function useSignOn(address: string | null) {
  const leave = useLeave();
  const { pathname, search } = useLocation();
  const target = webAddress(address);
  return {
    canSignOn: target !== null,
    signOn() {
      if (target === null) return;
      keptPlace.keep(pathname.includes('login') ? wantedPath(search) : `${pathname}${search}`);
      leave(target);
    },
  };
}
