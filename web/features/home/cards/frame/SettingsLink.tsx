import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';

interface SettingsLinkProps {
  title: string;
  /** The maximum number of items in the card (maxnum). */
  limit: number;
  onOpen: () => void;
}

/**
 * The button that opens the settings of a card. Shown only if the card may have more than one item.
 */
export function SettingsLink({ title, limit, onOpen }: SettingsLinkProps) {
  const { t } = useTranslation();
  if (limit <= 1) return null;
  const label = t('panel.settings', { title });
  return (
    <Button kind="icon" aria-label={label} title={label} onClick={onOpen}>
      <Icon name="gear" />
    </Button>
  );
}
