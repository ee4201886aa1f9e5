import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PopupMenuGroup } from './menu-groups.ts';
import { MenuList } from './MenuList.tsx';
import { useDismiss } from '../useDismiss.ts';
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
  const root = useDismiss(true, onClose);
  return createPortal(
    <div ref={root} role="presentation" onContextMenu={(event) => event.preventDefault()}>
      <MenuList
        label={label}
        groups={groups}
        panel={(list) => (
          <PanelAtPoint label={label} position={position}>
            {list}
          </PanelAtPoint>
        )}
        onClose={() => {
          onClose();
          if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected)
            focusedBefore.focus();
        }}
      />
    </div>,
    document.body,
  );
}

interface PanelAtPointProps {
  label: string;
  position: MenuPoint;
  children: ReactNode;
}

function PanelAtPoint({ label, position, children }: PanelAtPointProps) {
  const [shownAt, setShownAt] = useState(position);
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
  return (
    // A landmark, because it is rendered outside the landmarks of the page.
    <div
      ref={panel}
      role="region"
      aria-label={label}
      className="popup-menu-panel context-menu pop"
      style={{ left: shownAt.x, top: shownAt.y }}
    >
      {children}
    </div>
  );
}
