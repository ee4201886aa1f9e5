import { useTranslation } from 'react-i18next';
import { failureOf } from '../../platform/apollo/failure.ts';
import { reasonText } from '../../design/feedback/reason.ts';
import type { MessageType } from '../../generated/schema.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { optimisticResponse, updateCounts, markInCache } from './optimistic-marks.ts';
import { useMessagesMarkAllMutation, useMessagesMarkMutation } from './Messages.gen.ts';
import type { Message } from './useMessages.ts';

interface Marking {
  /**
   * Marks messages optimistically. Resolves to false if the gateway refused it or could not be
   * reached; the change is then rolled back and a notice shown.
   */
  mark: (messages: readonly Message[], isRead: boolean) => Promise<boolean>;
  /** Marks all unread messages, or those of a type. Not optimistic, because there may be many. */
  markAll: (type: MessageType | null) => Promise<boolean>;
  /** `markAll` is running. */
  busy: boolean;
}

interface Answer {
  payload: { userErrors: readonly { message: string }[] } | null | undefined;
  error?: unknown;
}

/**
 * Other fields of the response may fail although the messages were marked, so partial data is
 * accepted.
 */
const acceptPartialData = { errorPolicy: 'all' } as const;

export function useMark(): Marking {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id: viewerId } = useViewer();
  const [submit] = useMessagesMarkMutation();
  const [submitAll, { loading }] = useMessagesMarkAllMutation();
  async function reportOutcome(change: Promise<Answer>): Promise<boolean> {
    const { payload, error } = await change.catch((reason: unknown) => ({
      payload: null,
      error: reason,
    }));
    const refusal = payload?.userErrors[0];
    if (payload == null)
      notify(t('messages.markFailed', { 0: reasonText(t, failureOf(error)) }), 'failed');
    else if (refusal !== undefined) notify(refusal.message, 'failed');
    return payload != null && refusal === undefined;
  }
  return {
    busy: loading,
    mark: (messages, isRead) =>
      reportOutcome(
        submit({
          ...acceptPartialData,
          variables: { input: { ids: messages.map(({ id }) => id), isRead } },
          optimisticResponse,
          update(cache, { data }) {
            const payload = data?.messagesRead;
            if (payload == null || payload.userErrors.length > 0) return;
            if (payload.viewer === null) updateCounts(cache, viewerId, messages, isRead);
            markInCache(cache, messages, isRead);
          },
        }).then(({ data, error }) => ({ payload: data?.messagesRead, error })),
      ),
    markAll: (type) =>
      reportOutcome(
        submitAll({ ...acceptPartialData, variables: { input: { type } } }).then(
          ({ data, error }) => ({
            payload: data?.messagesReadAll,
            error,
          }),
        ),
      ),
  };
}
