import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../kit/routes/paths.ts';

/** Goes to the page before, and never out of the portal: where there is none before, home. */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void (hasPageBefore(window.history.state) ? navigate(-1) : navigate(paths.root)), [navigate]);
}

/** The router numbers the portal's own entries of the history; the first is 0, whatever was open in the window before. */
function hasPageBefore(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0;
}
