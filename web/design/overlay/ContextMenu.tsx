import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { MenuList, type PopupMenuGroup } from './MenuList.tsx';
import { useDismiss } from './useDismiss.ts';
import './ContextMenu.css';

/** A point of the window, in pixels. */
export interface MenuPoint {
  x: number;
  y: number;
}

interface ContextMenuProps {
  label: string;
  groups: readonly PopupMenuGroup[];
  position: MenuPoint;
  onClose: () => void;
}

/**
 * A menu at a point of the window, moved as far as needed to fit inside it. Closing it returns the
 * focus to the element that had it before.
 */
export function ContextMenu({ label, groups, position, onClose }: ContextMenuProps) {
  const [focusedBefore] = useState(() => document.activeElement);
  const [shownAt, setShownAt] = useState(position);
  const root = useDismiss(true, onClose);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function keepInWindow() {
      if (panel.current === null) return;
      const { width, height } = panel.current.getBoundingClientRect();
      setShownAt({
        x: Math.max(0, Math.min(position.x, window.innerWidth - width)),
        y: Math.max(0, Math.min(position.y, window.innerHeight - height)),
      });
    },
    [position],
  );
  return createPortal(
    <div ref={root} role="presentation" onContextMenu={(event) => event.preventDefault()}>
      {/* A landmark, because it is rendered outside the landmarks of the page. */}
      <div
        ref={panel}
        role="region"
        aria-label={label}
        className="popup-menu-panel context-menu pop"
        style={{ left: shownAt.x, top: shownAt.y }}
      >
        <MenuList
          label={label}
          groups={groups}
          onClose={() => {
            onClose();
            if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected)
              focusedBefore.focus();
          }}
        />
      </div>
    </div>,
    document.body,
  );
}
