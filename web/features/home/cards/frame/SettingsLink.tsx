import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../design/icons/Icon.tsx';

interface SettingsLinkProps {
  title: string;
  /** How many the card may hold (maxnum). */
  limit: number;
  onOpen: () => void;
}

/** The way to a card's settings: there is something to set only where it may hold more than one. */
export function SettingsLink({ title, limit, onOpen }: SettingsLinkProps) {
  const { t } = useTranslation();
  if (limit <= 1) return null;
  const label = t('panel.settings', { title });
  return (
    <button type="button" className="ib" aria-label={label} title={label} onClick={onOpen}>
      <Icon name="gear" />
    </button>
  );
}
