import { Icon } from './Icon.tsx';
import { PopupMenu, type PopupMenuItem } from './PopupMenu.tsx';

export type CardMenuItem = Pick<PopupMenuItem, 'id' | 'label' | 'onSelect'>;

/** The ⋯ of a card. */
export function CardMenu({ label, items }: { label: string; items: readonly CardMenuItem[] }) {
  return (
    <PopupMenu label={label} groups={[{ id: 'card', items }]} triggerClassName="ib">
      <Icon name="more" />
    </PopupMenu>
  );
}
