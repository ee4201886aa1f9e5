import { createContext, use } from 'react';

/** Whether the keys of a part of the page work at this moment. */
type IsInUse = () => boolean;

const KeyScopeContext = createContext<IsInUse>(() => true);

/**
 * A part of the page whose keys work only at times, such as a tab. Key handlers inside it ask when
 * a key is pressed: selecting another tab then renders nothing again.
 */
export const KeyScope = KeyScopeContext.Provider;

export function useKeyScope(): IsInUse {
  return use(KeyScopeContext);
}
