import { useFragment } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { MessageList_MessageFragmentDoc } from './Messages.gen.ts';
import type { Message } from './useMessages.ts';

/**
 * Returns the open message: from the list, or from the cache if it has left the list. Undefined if
 * it is unknown, for example because it is on another page. `onArrival` is called once when a
 * message requested by the screen's parameters is loaded.
 */
export function useOpenMessage(
  id: string | null,
  rows: readonly Message[],
  { isRequested, onArrival }: { isRequested: boolean; onArrival: (message: Message) => void },
): Message | undefined {
  const cached = useFragment({
    fragment: MessageList_MessageFragmentDoc,
    fragmentName: 'MessageList_message',
    from: id === null ? null : { __typename: 'Message', id },
  });
  const message =
    rows.find((row) => row.id === id) ??
    (cached.dataState === 'complete' ? cached.data : undefined);
  const reportedId = useRef<string | null>(null);
  const reportArrival = useEffectEvent(onArrival);
  useEffect(
    function reportOnce() {
      if (!isRequested || message === undefined || reportedId.current === message.id) return;
      reportedId.current = message.id;
      reportArrival(message);
    },
    [isRequested, message],
  );
  return message ?? undefined;
}
