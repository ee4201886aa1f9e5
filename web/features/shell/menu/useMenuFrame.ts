import { useMemo, useState } from 'react';
import { createStoredValue } from '../../../design/storage/stored-value.ts';
import { FOLDED_MENU, useMediaQuery } from '../../../design/theme/useMediaQuery.ts';

/**
 * `full`: the tree next to the page. `mini`: only its icons. `hidden`: nothing until the menu
 * button is pressed. `top`: a bar above the page.
 */
type MenuShape = 'full' | 'mini' | 'hidden' | 'top';

/** The shape of the menu, and the operations to change it. */
export interface MenuFrameState {
  shape: MenuShape;
  /** Whether the whole tree is shown above the page. */
  overlay: boolean;
  toggle: () => void;
  closeOverlay: () => void;
}

/**
 * The shape of the menu, from the width of the screen and the user's choice (stored in the
 * browser). On small screens, toggling opens the menu as an overlay.
 */
export function useMenuFrame(narrow: boolean, atTop = false): MenuFrameState {
  const [stored] = useState(() =>
    createStoredValue<boolean>({
      storage: () => window.localStorage,
      key: 'portal.menuFolded',
      fallback: false,
      isValid: (value) => typeof value === 'boolean',
    }),
  );
  const [folded, setFolded] = useState(() => stored.read());
  const [opened, setOpened] = useState(false);
  const cramped = useMediaQuery(FOLDED_MENU);
  return useMemo(
    () => ({
      shape: narrow ? 'hidden' : atTop ? 'top' : cramped || folded ? 'mini' : 'full',
      overlay: opened && cramped,
      toggle() {
        if (cramped) {
          setOpened(!opened);
          return;
        }
        stored.write(!folded);
        setFolded(!folded);
      },
      closeOverlay: () => setOpened(false),
    }),
    [narrow, atTop, cramped, folded, opened, stored],
  );
}
