export interface PopupMenuItem {
  id: string;
  label: string;
  icon?: string;
  /** Set for an item of a group of which exactly one is chosen (a radio item). */
  checked?: boolean;
  disabled?: boolean;
  lang?: string;
  onSelect: () => void;
}

/** Items that belong together, with a line between them and the next group. */
export interface PopupMenuGroup {
  id: string;
  label?: string;
  items: readonly PopupMenuItem[];
}
