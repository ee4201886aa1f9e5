import type { Ref } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { PanelData } from '../home-answer.ts';

interface PanelButtonProps {
  panel: PanelData | null;
  /** The panel shows messages only. */
  hasMessagesOnly: boolean;
  panelId: string;
  open: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens the panel on narrow screens, and shows how many must-see items are left. */
export function PanelButton({
  panel,
  hasMessagesOnly,
  panelId,
  open,
  onToggle,
  ref,
}: PanelButtonProps) {
  const { t } = useTranslation();
  const items = hasMessagesOnly
    ? []
    : (panel?.cards ?? []).flatMap((card) =>
        card.__typename === 'MustSeeCard' ? (card.items ?? []) : [],
      );
  const seen = items.filter(({ isSeen }) => isSeen).length;
  const counts = {
    seen: String(seen),
    total: String(items.length),
    unseen: String(items.length - seen),
  };
  return (
    <Button
      ref={ref}
      kind="quiet"
      className="panel-button"
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      {...(items.length > 0 ? { 'aria-label': t('panel.openWithCounts', counts) } : {})}
      onClick={onToggle}
    >
      <Icon name="clock" />
      {items.length > 0 ? t('panel.mustSee', counts) : t('greeting.panel')}
    </Button>
  );
}
