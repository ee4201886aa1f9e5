import { Menu } from 'primereact/menu';
import type { MenuItem } from 'primereact/menuitem';
import { useId, useLayoutEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { PopupMenuGroup, PopupMenuItem } from './menu-groups.ts';
import type { MenuListProps } from './MenuList.tsx';

/**
 * The menu itself, in a chunk of its own, because no page needs it before a menu opens. The focus is
 * on its items, not on its list as PrimeReact has it: so the item that has the focus is scrolled
 * into view, the chosen one is first, and the arrows go around.
 */
export function PrimeMenu({ id, label, groups, panel, onClose }: MenuListProps) {
  const menu = useRef<Menu>(null);
  const itemsId = useId();
  const shown = groups.filter(({ items }) => items.length > 0);
  const first = shown.flatMap(({ items }) => items).find(({ disabled }) => disabled !== true);
  const enabledItems = () => [
    ...(menu.current?.getElement()?.querySelectorAll<HTMLElement>(ENABLED) ?? []),
  ];
  useLayoutEffect(function focusFirst() {
    const items = enabledItems();
    const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true');
    (chosen ?? items[0])?.focus();
  }, []);
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const items = enabledItems();
    const index = items.indexOf(event.currentTarget);
    const targets: Record<string, number> = {
      ArrowDown: index + 1,
      ArrowUp: index - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    if (target !== undefined) {
      event.preventDefault();
      items.at(target % items.length)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      onClose();
    } else return;
    // Neither the list nor a dialog around the menu has anything to do with these keys.
    event.stopPropagation();
  }
  return panel(
    <Menu
      ref={menu}
      id={itemsId}
      model={shown.flatMap((group, index) => [
        ...(index > 0 ? [{ separator: true }] : []),
        ...modelOf(group, onClose),
      ])}
      pt={{
        menu: {
          id,
          'aria-label': label,
          tabIndex: -1,
          // A press beside an item leaves the focus on the item.
          onMouseDown: (event) => event.preventDefault(),
        },
        menuitem: (options) => ({
          ...attributesOf(itemOf(options?.context.item)),
          // One item stays in the Tab order, so that a menu longer than the window can be scrolled
          // with the keyboard even when the focus is elsewhere.
          tabIndex: itemOf(options?.context.item) === first ? 0 : -1,
          'aria-describedby': options?.context.parentId ?? undefined,
          onKeyDown: handleKey,
          onFocus: keepFromList,
          onBlur: keepFromList,
        }),
      }}
    />,
  );
}

const ENABLED = '[role^="menuitem"]:not([aria-disabled="true"])';

/** The list would give the focus back to itself. */
const keepFromList = (event: SyntheticEvent) => event.stopPropagation();

/** What PrimeReact calls the data of an item is the portal's own item. */
const itemOf = (item: MenuItem | undefined) => item?.data as PopupMenuItem | undefined;

/** A group of PrimeReact is always shown with a label, so the items of one without are alone. */
function modelOf({ label, items }: PopupMenuGroup, onClose: () => void): MenuItem[] {
  const hasIcons = items.some(({ icon }) => icon !== undefined);
  const model = items.map((item) => ({
    label: item.label,
    data: item,
    disabled: item.disabled === true,
    template: () => <ItemContent item={item} hasIcons={hasIcons} />,
    command: () => {
      onClose();
      item.onSelect();
    },
  }));
  return label === undefined ? model : [{ label, items: model }];
}

function attributesOf(item: PopupMenuItem | undefined) {
  return {
    role: item?.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item?.checked,
    'aria-disabled': item?.disabled === true ? true : undefined,
    lang: item?.lang,
  };
}

/** Items without an icon get a blank if others of their group have one, so that all texts align. */
function ItemContent({ item, hasIcons }: { item: PopupMenuItem; hasIcons: boolean }) {
  return (
    <>
      {item.icon !== undefined ? (
        <Icon name={item.icon} />
      ) : (
        hasIcons && <span className="popup-menu-blank" />
      )}
      <span className="grow clip">{item.label}</span>
      {item.checked === true && <Icon name="check" />}
    </>
  );
}
