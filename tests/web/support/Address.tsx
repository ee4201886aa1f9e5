import { useLocation } from 'react-router';

/** Shows the current path and search of the router, so that tests can read them. */
export function Address() {
  const { pathname, search } = useLocation();
  return <span data-testid="address">{pathname + search}</span>;
}
