import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../../../design/button/Button.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import type { ModuleReference } from '../../../../platform/workbench/OpenModule.tsx';
import { moduleOf, opensModule, type MenuLeaf } from '../menu-rows.ts';

/** A menu below the first level. Groups are shown as headings. */
export interface PanelLine extends MenuLeaf {
  depth: number;
}

interface TopMenuPanelProps {
  label: string;
  lines: readonly PanelLine[];
  selectedModule: ModuleReference | null;
  onOpen: (module: ModuleReference) => void;
}

/** Maximum indentation. Deeper levels are not indented further, so that there is room for names. */
const MAX_INDENT_DEPTH = 4;

/** All menus of a group of the bar, in columns. ↑ ↓ Home End move among them. */
export function TopMenuPanel({ label, lines, selectedModule, onOpen }: TopMenuPanelProps) {
  const serverText = useServerText();
  const panel = useRef<HTMLDivElement>(null);
  const leavesOf = () => [...(panel.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  useEffect(function enter() {
    (panel.current?.querySelector<HTMLElement>('[aria-current]') ?? leavesOf()[0])?.focus();
  }, []);
  function move(event: KeyboardEvent) {
    const leaves = leavesOf();
    const index = leaves.findIndex((leaf) => leaf === document.activeElement);
    const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    leaves.at(target % leaves.length)?.focus();
  }
  return (
    <div role="group" aria-label={label}>
      <div className="top-menu-panel pop" ref={panel} role="presentation" onKeyDown={move}>
        {lines.map((line) => {
          const name = serverText(line.node.i18nCode, line.node.name);
          const style = {
            paddingInlineStart: `${Math.min(line.depth, MAX_INDENT_DEPTH) * 0.5}rem`,
          };
          if (!line.node.isLeaf) {
            return (
              <p key={line.node.id} className="top-menu-heading clip" style={style} title={name}>
                {name}
              </p>
            );
          }
          return (
            <Button
              key={line.node.id}
              className="top-menu-leaf clip"
              style={style}
              title={name}
              aria-current={opensModule(line, selectedModule) ? 'page' : undefined}
              onClick={() => onOpen(moduleOf(line))}
            >
              {name}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
