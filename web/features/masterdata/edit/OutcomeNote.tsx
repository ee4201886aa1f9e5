import { useTranslation } from 'react-i18next';
import { Button } from '../../../design/button/Button.tsx';
import { formatCount } from '../../../design/number/amount.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { RowsOutcome } from './outcome.ts';

/**
 * The result of an action that failed for some rows: the number of successful rows, and the reason
 * for each refused one.
 */
export function OutcomeNote({ outcome, onClose }: { outcome: RowsOutcome; onClose: () => void }) {
  const { t } = useTranslation();
  const { action, done, refused } = outcome;
  return (
    <div className="master-outcome" role="status">
      <Icon name="alert" />
      <div className="grow">
        <p>
          {t('masterdata.partly', {
            0: action,
            1: formatCount(done.length).text,
            2: formatCount(refused.length).text,
          })}
        </p>
        <ul>
          {refused.map(({ key, name, reason }) => (
            <li key={key}>
              <b>{name}</b> {reason || t('service.unknown')}
            </li>
          ))}
        </ul>
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
