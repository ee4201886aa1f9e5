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
  const [before] = useState(() => document.activeElement);
  const [place, setPlace] = useState(position);
  const root = useDismiss(true, onClose);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function stayInside() {
      if (panel.current === null) return;
      const { width, height } = panel.current.getBoundingClientRect();
      setPlace({
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
        style={{ left: place.x, top: place.y }}
      >
        <MenuList
          label={label}
          groups={groups}
          onClose={() => {
            onClose();
            if (before instanceof HTMLElement && before.isConnected) before.focus();
          }}
        />
      </div>
    </div>,
    document.body,
  );
}
