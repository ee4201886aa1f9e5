import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Drawer {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** What opens it: the focus comes back to it. */
  opener: RefObject<HTMLButtonElement | null>;
  drawer: RefObject<HTMLElement | null>;
}

/** What lies over the whole page belongs to whatever opened it. */
const OVERLAY_SELECTOR = '[role="dialog"], [role="alertdialog"], .p-dialog-mask, .notices';

/** A panel that lies over the page until Escape, or a press or the focus elsewhere. It covers nothing while it is closed. */
export function useDrawer(): Drawer {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((before) => !before), []);

  const leave = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(OVERLAY_SELECTOR) !== null) return;
    const isInside =
      drawer.current?.contains(target) === true || opener.current?.contains(target) === true;
    if (!isInside) setOpen(false);
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (drawer.current?.contains(document.activeElement) !== true) return;
    setOpen(false);
    opener.current?.focus();
  });
  useEffect(
    function watchWhileOpen() {
      if (!open) return undefined;
      drawer.current?.focus({ preventScroll: true });
      const onLeave = (event: Event) => leave(event);
      const onKey = (event: KeyboardEvent) => escape(event);
      document.addEventListener('pointerdown', onLeave);
      document.addEventListener('focusin', onLeave);
      document.addEventListener('keydown', onKey);
      return () => {
        document.removeEventListener('pointerdown', onLeave);
        document.removeEventListener('focusin', onLeave);
        document.removeEventListener('keydown', onKey);
      };
    },
    [open],
  );
  return { open, toggle, close, opener, drawer };
}
