import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { formatCount } from '../../../design/number/amount.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { BatchResult } from './batch.ts';

/**
 * The result of a batch action: how many approvals were processed, and the reason for each that was
 * refused.
 */
export function BatchOutcome({ result, onClose }: { result: BatchResult; onClose: () => void }) {
  const { t } = useTranslation();
  const { name, done, refused } = result;
  const textParameters = {
    0: name,
    1: formatCount(done).text,
    2: formatCount(refused.length).text,
  };
  return (
    <div className="batch-outcome" role="status">
      <Icon name={refused.length === 0 ? 'ok' : 'alert'} />
      <div className="grow">
        <p>
          {t(
            refused.length === 0 ? 'approvals.batch.done' : 'approvals.batch.partly',
            textParameters,
          )}
        </p>
        {refused.length > 0 && (
          <ul>
            {refused.map(({ key, number, reason }) => (
              <li key={key}>
                <b>{number}</b> {reason || t('service.unknown')}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button
        kind="icon"
        size="small"
        aria-label={t('rows.close')}
        title={t('rows.close')}
        onClick={onClose}
      >
        <Icon name="x" size="small" />
      </Button>
    </div>
  );
}
