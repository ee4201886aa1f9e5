import { useLayoutEffect, useRef } from 'react';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { useDismiss } from '../../../design/overlay/useDismiss.ts';
import { moduleOf } from './menu-rows.ts';
import { MenuTree } from './MenuTree.tsx';
import type { MenuLine } from './useMenuLines.ts';

interface MenuFlyOutProps {
  label: string;
  lines: readonly MenuLine[];
  /** The icon that it belongs to. */
  beside: HTMLElement;
  onToggle: (key: string) => void;
  onOpen: (module: ModuleReference) => void;
  onClose: () => void;
}

/** How near to the edge of the window it may come. */
const margin = 8;

/** What a group of the folded menu holds, beside its icon. The focus goes in; Escape and ← bring it back. */
export function MenuFlyOut({ label, lines, beside, onToggle, onOpen, onClose }: MenuFlyOutProps) {
  const root = useDismiss(true, onClose);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function standBeside() {
      const flown = panel.current;
      if (flown === null) return;
      const { top, right } = beside.getBoundingClientRect();
      flown.style.left = `${right + margin}px`;
      flown.style.top = `${Math.max(margin, Math.min(top, window.innerHeight - flown.offsetHeight - margin))}px`;
    },
    [beside, lines.length],
  );
  const leave = () => {
    onClose();
    beside.focus();
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
          entered
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
