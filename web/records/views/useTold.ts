import { useEffect, useEffectEvent } from 'react';
import { useNotify } from '../../design/feedback/Notices.tsx';

/** Tells what somebody has to know about the view that he opened, once as long as it is so. */
export function useTold(text: string | null): void {
  const notify = useNotify();
  const tell = useEffectEvent((told: string) => notify(told, 'failed'));
  useEffect(
    function tellOnce() {
      if (text !== null) tell(text);
    },
    [text],
  );
}
