import { useTranslation } from '../../design/language/useTranslation.ts';
import { useCommand } from '../../platform/data/useCommand.ts';
import type { MessageType } from '../../generated/schema.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { optimisticResponse, updateCounts, markInCache } from './optimistic-marks.ts';
import { MessagesMarkAllDocument, MessagesMarkDocument } from './Messages.gen.ts';
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

export function useMark(): Marking {
  const { t } = useTranslation();
  const { id: viewerId } = useViewer();
  const marking = useCommand(MessagesMarkDocument);
  const markingAll = useCommand(MessagesMarkAllDocument);
  const notice = { failed: (reason: string) => t('messages.markFailed', { 0: reason }) };
  return {
    busy: markingAll.busy,
    async mark(messages, isRead) {
      const variables = { input: { ids: messages.map(({ id }) => id), isRead } };
      const { kind } = await marking.run(variables, {
        notice,
        optimisticResponse,
        update(cache, { messagesRead: payload }) {
          if (payload == null || payload.userErrors.length > 0) return;
          if (payload.viewer === null) updateCounts(cache, viewerId, messages, isRead);
          markInCache(cache, messages, isRead);
        },
      });
      return kind === 'done';
    },
    markAll: async (type) =>
      (await markingAll.run({ input: { type } }, { notice })).kind === 'done',
  };
}
