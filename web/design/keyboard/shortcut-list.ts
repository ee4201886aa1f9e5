import type { Shortcut } from './useShortcut.ts';

/**
 * All shortcuts of the portal. Listeners take their keys from here; `shortcutGroups` describes them
 * for the help dialog, which alone loads it.
 */
export const shortcuts = {
  search: { mod: true, code: 'KeyK' },
  lock: { alt: true, shift: true, code: 'KeyL' },
  closeTab: { alt: true, code: 'KeyW' },
  list: { shift: true, code: 'Slash' },
  previousApproval: { code: 'BracketLeft' },
  nextApproval: { code: 'BracketRight' },
  earlierApproval: { alt: true, code: 'ArrowUp' },
  laterApproval: { alt: true, code: 'ArrowDown' },
  newRow: { alt: true, code: 'KeyN' },
  saveRow: { mod: true, code: 'KeyS' },
} as const satisfies Readonly<Record<string, Shortcut>>;
