import { useNavigate } from 'react-router';

/** Goes to the page before, and never out of the portal: where there is none before, what leads on instead is done. */
export function useGoBack(otherwise: () => void): () => void {
  const navigate = useNavigate();
  return () => {
    if (hasPageBefore(window.history.state)) void navigate(-1);
    else otherwise();
  };
}

/** The router numbers the portal's own entries of the history; the first is 0, whatever was open in the window before. */
function hasPageBefore(state: unknown): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
}
