import { useTranslation } from 'react-i18next';
import { failureOf } from '../../platform/apollo/failure.ts';
import { reasonText } from '../../design/feedback/reason.ts';
import type { MessageType } from '../../generated/schema.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { hopedAnswer, hopeForCounts, markInCache } from './hoped-marks.ts';
import { useMessagesMarkAllMutation, useMessagesMarkMutation } from './Messages.gen.ts';
import type { Message } from './useMessages.ts';

interface Marking {
  /** Marks messages at once; they go back, with a word about it, when it was refused or could not be told. */
  mark: (messages: readonly Message[], isRead: boolean) => Promise<boolean>;
  /** Marks all unread messages, or those of a type. It is waited for: there may be many. */
  markAll: (type: MessageType | null) => Promise<boolean>;
  /** All are being marked. */
  busy: boolean;
}

interface Answer {
  payload: { userErrors: readonly { message: string }[] } | null | undefined;
  error?: unknown;
}

/** What comes with the answer may fail though the messages were marked. */
const alsoInPart = { errorPolicy: 'all' } as const;

export function useMark(): Marking {
  const { t } = useTranslation();
  const notify = useNotify();
  const { id: viewerId } = useViewer();
  const [submit] = useMessagesMarkMutation();
  const [submitAll, { loading }] = useMessagesMarkAllMutation();
  async function told(change: Promise<Answer>): Promise<boolean> {
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
      told(
        submit({
          ...alsoInPart,
          variables: { input: { ids: messages.map(({ id }) => id), isRead } },
          optimisticResponse: hopedAnswer,
          update(cache, { data }) {
            const payload = data?.messagesRead;
            if (payload == null || payload.userErrors.length > 0) return;
            if (payload.viewer === null) hopeForCounts(cache, viewerId, messages, isRead);
            markInCache(cache, messages, isRead);
          },
        }).then(({ data, error }) => ({ payload: data?.messagesRead, error })),
      ),
    markAll: (type) =>
      told(
        submitAll({ ...alsoInPart, variables: { input: { type } } }).then(({ data, error }) => ({
          payload: data?.messagesReadAll,
          error,
        })),
      ),
  };
}
