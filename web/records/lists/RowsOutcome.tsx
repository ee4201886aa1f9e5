import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import './RowsOutcome.css';

interface RowsOutcomeProps {
  /** How many rows were successful, and how many were refused. */
  text: string;
  /** The refused rows; without a reason if the services gave none. */
  refused: readonly { key: string; name: string; reason: string }[];
  onClose: () => void;
}

/** The result of an action on several rows, with the reason for each row that was refused. */
export function RowsOutcome({ text, refused, onClose }: RowsOutcomeProps) {
  const { t } = useTranslation();
  return (
    <div
      className={refused.length === 0 ? 'rows-outcome' : 'rows-outcome rows-outcome-refused'}
      role="status"
    >
      <Icon name={refused.length === 0 ? 'ok' : 'alert'} />
      <div className="grow">
        <p>{text}</p>
        {refused.length > 0 && (
          <ul>
            {refused.map(({ key, name, reason }) => (
              <li key={key}>
                <b>{name}</b> {reason || t('service.unknown')}
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
