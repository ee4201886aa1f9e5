import { useEffect, useEffectEvent } from 'react';
import { useNotify } from '../../design/feedback/Notices.tsx';

/** Notifies the user of a problem with the opened view. The same text is shown only once. */
export function useWarning(text: string | null): void {
  const notify = useNotify();
  const warn = useEffectEvent((message: string) => notify(message, 'failed'));
  useEffect(
    function warnOnce() {
      if (text !== null) warn(text);
    },
    [text],
  );
}
