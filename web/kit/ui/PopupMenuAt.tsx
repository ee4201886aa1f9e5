import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PopupMenuList, type PopupMenuGroup } from './PopupMenuList.tsx';
import { useDismiss } from './useDismiss.ts';
import './PopupMenu.css';

interface PopupMenuAtProps {
  label: string;
  groups: readonly PopupMenuGroup[];
  /** Where it opens, in the window: where the mouse was pressed, or beside what has the focus. */
  at: { x: number; y: number };
  onClose: () => void;
}

/** How near to the edge of the window it may come. */
const margin = 8;

/** A context menu: it stands where it was asked for, inside the window, and gives the focus back to where it came from. */
export function PopupMenuAt({ label, groups, at, onClose }: PopupMenuAtProps) {
  const root = useDismiss(true, onClose);
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    function stayInWindow() {
      const panel = root.current;
      if (panel === null) return;
      const { width, height } = panel.getBoundingClientRect();
      panel.style.left = `${Math.max(margin, Math.min(at.x, window.innerWidth - width - margin))}px`;
      panel.style.top = `${Math.max(margin, Math.min(at.y, window.innerHeight - height - margin))}px`;
    },
    [root, at.x, at.y],
  );
  useEffect(
    function closeOnScroll() {
      const close = (event: Event) => {
        if (event.target instanceof Node && root.current?.contains(event.target)) return;
        onClose();
      };
      window.addEventListener('scroll', close, true);
      window.addEventListener('resize', close);
      return () => {
        window.removeEventListener('scroll', close, true);
        window.removeEventListener('resize', close);
      };
    },
    [root, onClose],
  );
  const close = () => {
    onClose();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
  return createPortal(
    <div className="popup-menu-panel popup-menu-at pop" ref={root}>
      <PopupMenuList label={label} groups={groups} onClose={close} />
    </div>,
    document.body,
  );
}
