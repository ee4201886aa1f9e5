import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { commandText } from '../../../platform/data/command-outcome.ts';
import { useCommand } from '../../../platform/data/useCommand.ts';
import { useDeliveryTexts } from './useDeliveryTexts.ts';
import { WebhookTestDocument, type WebhookTestMutation } from './Webhooks.gen.ts';

type Test = NonNullable<NonNullable<WebhookTestMutation['webhookTest']>['test']>;

/** Sends a test event, and shows how the receiver answered. */
export function WebhookTestRun({ id }: { id: string }) {
  const { t } = useTranslation();
  const testing = useCommand(WebhookTestDocument, { resultOf: ({ test }) => test });
  const { answerText } = useDeliveryTexts();
  const [test, setTest] = useState<Test | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function run() {
    setTest(null);
    setProblem(null);
    const outcome = await testing.run({ input: { id } });
    if (outcome.kind === 'done') setTest(outcome.result);
    else setProblem(commandText(t, outcome));
  }
  return (
    <>
      <Button kind="primary" loading={testing.busy} onClick={() => void run()}>
        {t('webhooks.test')}
      </Button>
      <div className="webhook-test" role="status">
        {test !== null && (
          <>
            <p className={test.isAccepted ? 'webhook-tag webhook-good' : 'webhook-tag webhook-bad'}>
              {t(test.isAccepted ? 'webhooks.test.accepted' : 'webhooks.test.refused')}
            </p>
            <p>{answerText(test)}</p>
            {test.answer !== '' && (
              <>
                <p className="mute">{t('webhooks.test.answer')}</p>
                <pre>{test.answer}</pre>
              </>
            )}
          </>
        )}
      </div>
      <Refusal problem={problem} />
    </>
  );
}
