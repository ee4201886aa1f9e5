import { useEffect, useRef, type ReactNode } from 'react';
import type { MenuFrameState } from './useMenuFrame.ts';

/**
 * The container of the menu: next to the page, or above it as an overlay. Escape or a click outside
 * closes the overlay.
 */
export function MenuFrame({
  frame,
  children,
}: {
  frame: MenuFrameState;
  children: (mini: boolean) => ReactNode;
}) {
  const { shape, overlay, closeOverlay } = frame;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(
    function enterOverlay() {
      if (!overlay) return undefined;
      const before = document.activeElement;
      panel.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
      return () => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      };
    },
    [overlay],
  );
  if (shape === 'hidden' && !overlay) return null;
  if (!overlay) return <div className="menu-frame">{children(shape === 'mini')}</div>;
  return (
    <>
      {shape === 'mini' && <div className="menu-frame" />}
      <div className="menu-scrim" aria-hidden="true" onClick={closeOverlay} />
      <div
        className="menu-frame menu-frame-overlay"
        ref={panel}
        role="presentation"
        onKeyDown={(event) => {
          if (event.key === 'Escape') closeOverlay();
        }}
      >
        {children(false)}
      </div>
    </>
  );
}
