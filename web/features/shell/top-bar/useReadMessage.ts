import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../platform/apollo/failure.ts';
import { reasonText } from '../../../design/feedback/reason.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { useCentreMessageReadMutation } from './Counters.gen.ts';

/** Marks an opened message as read. If that fails, it stays unread and the user sees the reason. */
export function useReadMessage(): (id: string) => void {
  const { t } = useTranslation();
  const notify = useNotify();
  // The counters in the answer may fail although the message was marked.
  const [read] = useCentreMessageReadMutation({ errorPolicy: 'all' });
  return (id) => {
    void read({ variables: { input: { ids: [id] } } })
      .catch((error: unknown) => ({ data: null, error }))
      .then(({ data, error }) => {
        const refusal = data?.messagesRead?.userErrors[0];
        if (data?.messagesRead == null) notify(reasonText(t, failureOf(error)), 'failed');
        else if (refusal !== undefined) notify(refusal.message, 'failed');
      });
  };
}
