import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Drawer {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** The button that opens the drawer. It gets the focus back on Escape. */
  opener: RefObject<HTMLButtonElement | null>;
  drawer: RefObject<HTMLElement | null>;
}

/** Overlays such as dialogs. A click in one of them does not close the drawer that opened it. */
const OVERLAY_SELECTOR = '[role="dialog"], [role="alertdialog"], .p-dialog-mask, .notices';

/** The state of a drawer over the page. It closes on Escape and on a click or focus outside. */
export function useDrawer(): Drawer {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((before) => !before), []);

  const closeIfOutside = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(OVERLAY_SELECTOR) !== null) return;
    const isInside =
      drawer.current?.contains(target) === true || opener.current?.contains(target) === true;
    if (!isInside) setOpen(false);
  });
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (drawer.current?.contains(document.activeElement) !== true) return;
    setOpen(false);
    opener.current?.focus();
  });
  useEffect(
    function watchWhileOpen() {
      if (!open) return undefined;
      drawer.current?.focus({ preventScroll: true });
      const onOutside = (event: Event) => closeIfOutside(event);
      const onKey = (event: KeyboardEvent) => closeOnEscape(event);
      document.addEventListener('pointerdown', onOutside);
      document.addEventListener('focusin', onOutside);
      document.addEventListener('keydown', onKey);
      return () => {
        document.removeEventListener('pointerdown', onOutside);
        document.removeEventListener('focusin', onOutside);
        document.removeEventListener('keydown', onKey);
      };
    },
    [open],
  );
  return { open, toggle, close, opener, drawer };
}
