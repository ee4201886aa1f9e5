import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../../platform/apollo/failure.ts';
import { reasonText } from '../../../../design/feedback/reason.ts';
import { useNotify } from '../../../../design/feedback/Notices.tsx';

interface Outcome {
  userErrors: readonly { message: string }[];
}

interface SuccessTexts {
  done: string;
  /** Offers to undo the change. */
  undo?: () => void;
}

/**
 * Returns a function that waits for a change and notifies the user of success or failure. It
 * returns whether the change succeeded and never throws.
 */
export function useNotifyOutcome() {
  const { t } = useTranslation();
  const notify = useNotify();
  return async (change: Promise<Outcome>, { done, undo }: SuccessTexts): Promise<boolean> => {
    try {
      const problem = (await change).userErrors[0];
      if (problem !== undefined) notify(problem.message, 'failed');
      else notify(done, 'done', undo && { label: t('favourites.undo'), onSelect: undo });
      return problem === undefined;
    } catch (error) {
      notify(reasonText(t, failureOf(error)), 'failed');
      return false;
    }
  };
}
