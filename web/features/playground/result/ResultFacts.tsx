import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useCopyText } from '../../../design/feedback/useCopyText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import { formatCount } from '../../../design/number/amount.ts';
import { formatSize } from '../../../design/number/size.ts';
import { usePlayground } from '../PlaygroundContext.tsx';
import type { Answer } from './answer.ts';

/** Time, size, cost and request id of the last run. Screen readers hear of it when it ends. */
export function ResultFacts({ answer, tabId }: { answer: Answer | null; tabId: string }) {
  const { t, i18n } = useTranslation();
  const { runs } = usePlayground();
  const copyText = useCopyText();
  const read = useCallback(() => runs.factsOf(tabId), [runs, tabId]);
  const facts = useSyncExternalStore(runs.subscribe, read);
  const number = (value: number) => formatCount(String(Math.round(value))).exact;
  const shown = answer === null ? null : facts;
  const requestId = shown?.requestId ?? null;
  const copyId = (id: string) =>
    copyText(id, { done: t('card.copied'), failed: t('playground.copy.failed') });
  return (
    <div className="result-facts" role="status">
      {answer !== null && answer.errors > 0 && (
        <b className="result-errors">
          <Icon name="alert" size="small" />
          {t('playground.facts.errors', { 0: answer.errors })}
        </b>
      )}
      {shown !== null && (
        <>
          <span>{t('playground.facts.time', { 0: number(shown.ms) })}</span>
          <span>{formatSize(shown.bytes, i18n.language)}</span>
        </>
      )}
      {answer?.cost != null && (
        <span>
          {t('playground.facts.cost', {
            0: number(answer.cost.requested),
            1: number(answer.cost.limit),
          })}
        </span>
      )}
      {requestId !== null && (
        <Button
          className="result-request"
          aria-label={t('card.copyRequestId', { id: requestId })}
          title={t('card.copyRequestId', { id: requestId })}
          onClick={() => copyId(requestId)}
        >
          <span className="clip">{t('card.requestId', { id: requestId })}</span>
          <Icon name="copy" size="small" />
        </Button>
      )}
    </div>
  );
}
