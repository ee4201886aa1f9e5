import type { MenuPassThroughOptions } from 'primereact/menu';

/** Menu, for MenuList. */
export const menu: MenuPassThroughOptions = {
  menu: { className: 'popup-menu-list' },
  submenuHeader: { className: 'popup-menu-label' },
  menuitem: { className: 'popup-menu-item' },
  separator: { className: 'popup-menu-line' },
};
