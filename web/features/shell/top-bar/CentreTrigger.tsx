import { useTranslation } from '../../../design/language/useTranslation.ts';
import { formatBadge } from '../../../design/number/badge.ts';
import { Icon } from '../../../design/icons/Icon.tsx';

interface CentreTriggerProps {
  title: string;
  icon: string;
  /** Number of waiting items; 0 shows no badge. */
  waiting: number;
}

/** The content of the button of a center: its icon and a badge with the number of waiting items. */
export function CentreTrigger({ title, icon, waiting }: CentreTriggerProps) {
  const { t } = useTranslation();
  return (
    <>
      <Icon name={icon} />
      <span className="sr">
        {waiting === 0 ? title : t('centre.waiting', { 0: title, 1: formatBadge(waiting) })}
      </span>
      {waiting > 0 && (
        <span className="badge centre-badge" aria-hidden="true">
          {formatBadge(waiting)}
        </span>
      )}
    </>
  );
}
