import { useNavigate } from 'react-router';

/**
 * Goes to the previous page, but never out of the portal: without a previous page it calls
 * `otherwise`.
 */
export function useGoBack(otherwise: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    if (hasPageBefore(window.history.state)) void navigate(-1);
    else otherwise();
  };
}

/**
 * The router numbers its history entries in `idx`; the first is 0, whatever was open in the window
 * before.
 */
function hasPageBefore(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}
