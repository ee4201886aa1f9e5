import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { ModuleReference } from '../../../platform/workbench/OpenModule.tsx';
import { moduleOf, opens, type MenuLeaf } from './menu-rows.ts';

/** A menu below the first level; a group stands as a heading above what it holds. */
export interface PanelLine extends MenuLeaf {
  depth: number;
}

interface TopMenuPanelProps {
  label: string;
  lines: readonly PanelLine[];
  selectedModule: ModuleReference | null;
  onOpen: (module: ModuleReference) => void;
}

/** Deeper groups are not indented any further, so that their names keep their room. */
const deepestIndent = 4;

/** What a group of the bar holds, all at once and in columns. ↑ ↓ Home End go from menu to menu. */
export function TopMenuPanel({ label, lines, selectedModule, onOpen }: TopMenuPanelProps) {
  const serverText = useServerText();
  const panel = useRef<HTMLDivElement>(null);
  const leavesOf = () => [...(panel.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  useEffect(function enter() {
    (panel.current?.querySelector<HTMLElement>('[aria-current]') ?? leavesOf()[0])?.focus();
  }, []);
  function move(event: KeyboardEvent) {
    const leaves = leavesOf();
    const at = leaves.findIndex((leaf) => leaf === document.activeElement);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    leaves.at(target % leaves.length)?.focus();
  }
  return (
    <div role="group" aria-label={label}>
      <div className="top-menu-panel pop" ref={panel} role="presentation" onKeyDown={move}>
        {lines.map((line) => {
          const name = serverText(line.node.i18nCode, line.node.name);
          const style = { paddingInlineStart: `${Math.min(line.depth, deepestIndent) * 0.5}rem` };
          if (!line.node.isLeaf) {
            return (
              <p key={line.node.id} className="top-menu-heading clip" style={style} title={name}>
                {name}
              </p>
            );
          }
          return (
            <button
              key={line.node.id}
              type="button"
              className="top-menu-leaf clip"
              style={style}
              title={name}
              aria-current={opens(line, selectedModule) ? 'page' : undefined}
              onClick={() => onOpen(moduleOf(line))}
            >
              {name}
            </button>
          );
        })}
      </div>
    </div>
  );
}
