import { useState } from 'react';
import { createStoredValue } from '../../../design/storage/stored-value.ts';
import { foldedMenu, useMediaQuery } from '../../../design/theme/useMediaQuery.ts';

/** `full`: the tree beside the page. `mini`: its icons. `hidden`: nothing until the button in the top bar is pressed. `top`: a bar above the page. */
type MenuShape = 'full' | 'mini' | 'hidden' | 'top';

export interface MenuFrameState {
  shape: MenuShape;
  /** The whole tree stands over the page. */
  overlay: boolean;
  toggle: () => void;
  closeOverlay: () => void;
}

/** How the menu stands: as wide as the screen allows and as the user likes. Where there is no room for the tree, it opens over the page. */
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
  const cramped = useMediaQuery(foldedMenu);
  return {
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
  };
}
