import { useTranslation } from 'react-i18next';
import { countOf } from '../../../design/number/amount.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { RowsOutcome } from './outcome.ts';

/** What became of each row where not all went well: how many were done, and each that was not with its reason. */
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
            1: countOf(done.length).text,
            2: countOf(refused.length).text,
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
      <button
        type="button"
        className="ib ib-s"
        aria-label={t('rows.close')}
        title={t('rows.close')}
        onClick={onClose}
      >
        <Icon name="x" size="small" />
      </button>
    </div>
  );
}
