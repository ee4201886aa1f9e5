import { useDeferredValue, type ReactNode } from 'react';

interface DeferredProps {
  /** Renders the children at once. It may change later without mounting them again. */
  isFirst?: boolean;
  /** Shown in the first rendering; light, in the shape of the children. */
  waiting: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children only after the page has been painted without them, so that what is more
 * important shows sooner. React then renders them in small steps, between which the page responds.
 */
export function Deferred({ isFirst = false, waiting, children }: DeferredProps) {
  return useDeferredValue(true, isFirst) ? children : waiting;
}
