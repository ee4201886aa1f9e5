import { useTranslation } from '../language/useTranslation.ts';
import type { PopupMenuItem } from '../overlay/menu/menu-groups.ts';
import type { SchemeChoice } from './scheme.ts';
import { useScheme } from './SchemeContext.tsx';

const kinds: readonly { choice: SchemeChoice; icon: string; labelKey: string }[] = [
  { choice: 'light', icon: 'sun', labelKey: 'scheme.light' },
  { choice: 'dark', icon: 'moon', labelKey: 'scheme.dark' },
  { choice: 'system', icon: 'screen', labelKey: 'scheme.system' },
];

/** The schemes (light, dark, operating system) as menu items. */
export function useSchemeItems(): PopupMenuItem[] {
  const { t } = useTranslation();
  const { choice: chosen, choose } = useScheme();
  return kinds.map(({ choice, icon, labelKey }) => ({
    id: choice,
    label: t(labelKey),
    icon,
    checked: choice === chosen,
    onSelect: () => choose(choice),
  }));
}
