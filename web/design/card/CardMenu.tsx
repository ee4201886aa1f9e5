import { Icon } from '../icons/Icon.tsx';
import type { PopupMenuGroup, PopupMenuItem } from '../overlay/menu/menu-groups.ts';
import { PopupMenu } from '../overlay/menu/PopupMenu.tsx';

export type CardMenuItem = Pick<PopupMenuItem, 'id' | 'label' | 'icon' | 'onSelect'>;

/** The ⋯ menu of a card. Groups without items are omitted. */
export function CardMenu({ label, groups }: { label: string; groups: readonly PopupMenuGroup[] }) {
  return (
    <PopupMenu label={label} groups={groups.filter(({ items }) => items.length > 0)} kind="icon">
      <Icon name="more" />
    </PopupMenu>
  );
}
