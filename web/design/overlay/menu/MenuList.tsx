import type { KeyboardEvent, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '../../button/Button.tsx';
import { loadable } from '../../loading/loadable.tsx';
import type { PopupMenuGroup } from './menu-groups.ts';
import './MenuList.css';

export interface MenuListProps {
  id?: string;
  label: string;
  groups: readonly PopupMenuGroup[];
  /** The panel around the list, which is not shown before the list is there. */
  panel: (list: ReactNode) => ReactNode;
  /** Closes the menu and returns the focus. */
  onClose: () => void;
}

const PrimeMenu = loadable({
  load: async () => (await import('./PrimeMenu.tsx')).PrimeMenu,
  waiting: null,
});

/** Loads the menu before it is opened, so that it opens at once. */
export const preloadMenu = PrimeMenu.preload;

/** The items of an open menu, which takes the focus. */
export function MenuList(props: MenuListProps) {
  return (
    <ErrorBoundary fallback={<PlainMenu {...props} />}>
      <PrimeMenu {...props} />
    </ErrorBoundary>
  );
}

/** The same as a list of buttons, used when PrimeMenu could not be loaded. */
function PlainMenu({ id, label, groups, panel, onClose }: MenuListProps) {
  function closeByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }
  return panel(
    <div id={id} role="group" aria-label={label}>
      {groups
        .flatMap(({ items }) => items)
        .map((item) => (
          <Button
            key={item.id}
            aria-pressed={item.checked}
            disabled={item.disabled}
            lang={item.lang}
            className="popup-menu-item"
            onKeyDown={closeByKey}
            onClick={() => {
              onClose();
              item.onSelect();
            }}
          >
            {item.label}
          </Button>
        ))}
    </div>,
  );
}
