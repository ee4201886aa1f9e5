import { useLayoutEffect, useRef } from 'react';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { useDismiss } from '../../../design/overlay/useDismiss.ts';
import { moduleOf } from './menu-rows.ts';
import { MenuTree } from './MenuTree.tsx';
import type { MenuLine } from './menu-lines.ts';

interface MenuFlyOutProps {
  label: string;
  lines: readonly MenuLine[];
  /** The icon of the group. */
  anchor: HTMLElement;
  onToggle: (key: string) => void;
  onOpen: (module: ModuleReference) => void;
  onClose: () => void;
}

/** Minimum distance to the edges of the window. */
const WINDOW_MARGIN_PX = 8;

/**
 * The contents of a group of the folded menu, next to its icon. The focus moves into it; Escape and
 * ← close it and return the focus to the icon.
 */
export function MenuFlyOut({ label, lines, anchor, onToggle, onOpen, onClose }: MenuFlyOutProps) {
  const root = useDismiss(true, onClose);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function positionBesideAnchor() {
      const element = panel.current;
      if (element === null) return;
      const { top, right } = anchor.getBoundingClientRect();
      element.style.left = `${right + WINDOW_MARGIN_PX}px`;
      element.style.top = `${Math.max(WINDOW_MARGIN_PX, Math.min(top, window.innerHeight - element.offsetHeight - WINDOW_MARGIN_PX))}px`;
    },
    [anchor, lines.length],
  );
  const leave = () => {
    onClose();
    anchor.focus();
  };
  return (
    <div
      ref={root}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <div className="menu-fly-out pop" data-scrolls="" ref={panel}>
        <div className="menu-fly-out-head clip" title={label}>
          {label}
        </div>
        <MenuTree
          label={label}
          focusOnMount
          rows={lines.map(({ row }) => row)}
          onLeave={leave}
          onActivate={(id) => {
            const line = lines.find(({ row }) => row.id === id);
            if (line?.kind === 'group') onToggle(line.key);
            if (line?.kind !== 'leaf') return;
            leave();
            onOpen(moduleOf(line.leaf));
          }}
        />
      </div>
    </div>
  );
}
