import { useFragment } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { MessageList_MessageFragmentDoc } from './Messages.gen.ts';
import type { Message } from './useMessages.ts';

/**
 * The message that is read: a row of the list, or one that was shown before and has left it. Undefined for one that is not known: it may be
 * on another page. `onArrival` is called once for a message that an opener named, when it is there.
 */
export function useOpenMessage(
  id: string | null,
  rows: readonly Message[],
  { named, onArrival }: { named: boolean; onArrival: (message: Message) => void },
): Message | undefined {
  const kept = useFragment({
    fragment: MessageList_MessageFragmentDoc,
    fragmentName: 'MessageList_message',
    from: id === null ? null : { __typename: 'Message', id },
  });
  const message =
    rows.find((one) => one.id === id) ?? (kept.dataState === 'complete' ? kept.data : undefined);
  const arrived = useRef<string | null>(null);
  const tell = useEffectEvent(onArrival);
  useEffect(
    function tellOnce() {
      if (!named || message === undefined || arrived.current === message.id) return;
      arrived.current = message.id;
      tell(message);
    },
    [named, message],
  );
  return message ?? undefined;
}
