/**
 * Keys as printed on a keyboard; `mod` is Ctrl, on a Mac ⌘. Each element of `keys` is one
 * combination.
 */
interface ShortcutLine {
  labelKey: string;
  keys: readonly (readonly string[])[];
}

export interface ShortcutGroup {
  id: string;
  labelKey: string;
  /** Standard keyboard operation of a list or tree: cannot be turned off. */
  fixed?: boolean;
  lines: readonly ShortcutLine[];
}

export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    id: 'portal',
    labelKey: 'shortcuts.portal',
    lines: [
      { labelKey: 'shortcuts.search', keys: [['mod', 'K']] },
      { labelKey: 'shortcuts.lock', keys: [['Alt', 'Shift', 'L']] },
      { labelKey: 'shortcuts.closeTab', keys: [['Alt', 'W']] },
      { labelKey: 'shortcuts.nthTab', keys: [['Alt', '1 – 9']] },
      { labelKey: 'shortcuts.list', keys: [['?']] },
    ],
  },
  {
    id: 'list',
    labelKey: 'shortcuts.rows',
    lines: [
      { labelKey: 'shortcuts.rows.search', keys: [['/']] },
      { labelKey: 'shortcuts.rows.move', keys: [['J'], ['K']] },
      { labelKey: 'shortcuts.rows.tick', keys: [['X']] },
    ],
  },
  {
    id: 'data',
    labelKey: 'shortcuts.data',
    lines: [
      { labelKey: 'shortcuts.data.new', keys: [['Alt', 'N']] },
      { labelKey: 'shortcuts.data.save', keys: [['mod', 'S']] },
    ],
  },
  {
    id: 'cells',
    labelKey: 'shortcuts.cells',
    fixed: true,
    lines: [
      { labelKey: 'shortcuts.cells.move', keys: [['↑'], ['↓'], ['←'], ['→']] },
      { labelKey: 'shortcuts.cells.ends', keys: [['Home'], ['End'], ['PageUp'], ['PageDown']] },
      { labelKey: 'shortcuts.cells.open', keys: [['Enter']] },
      { labelKey: 'shortcuts.cells.tick', keys: [['Space'], ['Shift', 'Space']] },
      { labelKey: 'shortcuts.cells.tickAll', keys: [['mod', 'A']] },
      {
        labelKey: 'shortcuts.cells.width',
        keys: [
          ['Shift', '←'],
          ['Shift', '→'],
        ],
      },
      { labelKey: 'shortcuts.cells.close', keys: [['Esc']] },
    ],
  },
  {
    id: 'approval',
    labelKey: 'shortcuts.approval',
    lines: [
      { labelKey: 'shortcuts.approval.previous', keys: [['['], ['Alt', '↑']] },
      { labelKey: 'shortcuts.approval.next', keys: [[']'], ['Alt', '↓']] },
    ],
  },
  {
    id: 'tabs',
    labelKey: 'shortcuts.tabs',
    fixed: true,
    lines: [
      { labelKey: 'shortcuts.tabs.move', keys: [['←'], ['→'], ['Home'], ['End']] },
      { labelKey: 'shortcuts.tabs.select', keys: [['Enter']] },
      { labelKey: 'shortcuts.tabs.close', keys: [['Delete']] },
    ],
  },
  {
    id: 'menu',
    labelKey: 'shortcuts.menu',
    fixed: true,
    lines: [
      { labelKey: 'shortcuts.menu.move', keys: [['↑'], ['↓'], ['Home'], ['End']] },
      { labelKey: 'shortcuts.menu.fold', keys: [['→'], ['←']] },
      { labelKey: 'shortcuts.menu.open', keys: [['Enter']] },
      { labelKey: 'shortcuts.menu.actions', keys: [['Shift', 'F10']] },
      { labelKey: 'shortcuts.menu.type', keys: [['A – Z']] },
    ],
  },
];
