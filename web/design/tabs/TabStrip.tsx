import {
  closestCenter,
  DndContext,
  MouseSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
} from '@dnd-kit/core';
import { horizontalListSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { MenuPoint } from '../overlay/ContextMenu.tsx';
import { Icon } from '../icons/Icon.tsx';
import { TabStripItem, type TabStripTab } from './TabStripItem.tsx';
import { useOverflow } from './useOverflow.ts';
import './TabStrip.css';

export type { TabStripTab } from './TabStripItem.tsx';

/** Texts of the strip, in the user's language. */
interface TabStripTexts {
  /** Accessible name of the tab list. */
  label: string;
  close: string;
  /**
   * Descriptions of a tab for screen readers: keys that close and move it, that it is pinned, that
   * it has unsaved input.
   */
  closeHint: string;
  moveHint: string;
  pinned: string;
  unsaved: string;
  scrollBack: string;
  scrollOn: string;
}

interface TabStripProps {
  tabs: readonly TabStripTab[];
  selectedId: string;
  texts: TabStripTexts;
  panelId: (tabId: string) => string;
  onSelect: (tabId: string) => void;
  onClose: (tabId: string) => void;
  onMenu: (tabId: string, at: MenuPoint) => void;
  /** The tab was dropped on another tab. */
  onDrop: (tabId: string, ontoTabId: string) => void;
  onStep: (tabId: string, by: number) => void;
}

const sideways: Modifier = ({ transform }) => ({ ...transform, y: 0 });
const silence = { draggable: '' };
// The owner of the strip announces moves, both by mouse and by keyboard.
const nothing = () => undefined;
const unannounced = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

/**
 * A list of tabs. Arrows, Home and End move the focus; Enter and Space select, because panels may
 * be expensive to render; Delete closes the tab and focuses the one selected next; Ctrl+Shift with
 * an arrow moves the tab; Shift+F10, the menu key, a right click and a long press open its menu.
 * The close button is for the mouse: it is hidden from assistive technology, which hears of Delete
 * instead.
 */
export function TabStrip({
  tabs,
  selectedId,
  texts,
  panelId,
  onSelect,
  onClose,
  onMenu,
  onDrop,
  onStep,
}: TabStripProps) {
  const list = useRef<HTMLDivElement>(null);
  const hints = useId();
  const focused = useRef<string | null>(null);
  const overflow = useOverflow(list, tabs);
  const overflows = overflow.before || overflow.after;
  // A drag starts only after some pixels, so that clicks stay clicks.
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));

  useEffect(
    function showSelected() {
      reveal(list.current, list.current?.querySelector('[aria-selected="true"]'));
    },
    // Not when the user scrolls: the strip stays there.
    [tabs, selectedId, overflow.width],
  );
  useEffect(
    function keepFocus() {
      if (focused.current === null || tabs.some(({ id }) => id === focused.current)) return;
      focused.current = null;
      focusTab(list.current, list.current?.querySelector<HTMLElement>('[aria-selected="true"]'));
    },
    [tabs, selectedId],
  );

  function handleKey(event: KeyboardEvent<HTMLElement>, tab: TabStripTab) {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const at = all.findIndex((button) => button === event.currentTarget);
    const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % all.length,
      ArrowLeft: at - 1,
      Home: 0,
      End: -1,
    };
    const target = targets[event.key];
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    if (isArrow && event.ctrlKey && event.shiftKey) {
      if (tab.movable === true) onStep(tab.id, event.key === 'ArrowRight' ? 1 : -1);
    } else if (
      target !== undefined &&
      !event.ctrlKey &&
      !event.altKey &&
      !event.metaKey &&
      !event.shiftKey
    ) {
      focusTab(list.current, all.at(target));
    } else if (event.key === 'Delete' && tab.closable) {
      onClose(tab.id);
    } else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      onMenu(tab.id, { x: left, y: bottom });
    } else return;
    event.preventDefault();
  }
  const scroll = (pages: number) =>
    list.current?.scrollBy({ left: pages * list.current.clientWidth, behavior: 'smooth' });
  const handleDrop = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) onDrop(String(active.id), String(over.id));
  };
  const hintsOf = (tab: TabStripTab) =>
    [
      tab.unsaved && 'unsaved',
      tab.pinned && 'pinned',
      tab.closable && 'close',
      tab.movable && 'move',
    ]
      .filter(Boolean)
      .map((hint) => `${hints}${String(hint)}`)
      .join(' ') || undefined;

  return (
    <>
      {overflows && (
        <ScrollButton
          icon="left"
          text={texts.scrollBack}
          disabled={!overflow.before}
          onClick={() => scroll(-0.8)}
        />
      )}
      <DndContext
        sensors={sensors}
        modifiers={[sideways]}
        collisionDetection={closestCenter}
        accessibility={{ screenReaderInstructions: silence, announcements: unannounced }}
        onDragEnd={handleDrop}
      >
        <SortableContext items={tabs.map(({ id }) => id)} strategy={horizontalListSortingStrategy}>
          <div
            className={`tab-strip${overflow.before ? ' tab-strip-before' : ''}${overflow.after ? ' tab-strip-after' : ''}`}
            role="tablist"
            aria-label={texts.label}
            ref={list}
            onBlur={() => {
              focused.current = null;
            }}
          >
            {tabs.map((tab) => (
              <TabStripItem
                key={tab.id}
                tab={tab}
                selected={tab.id === selectedId}
                panelId={panelId(tab.id)}
                describedBy={hintsOf(tab)}
                closeText={texts.close}
                onSelect={() => onSelect(tab.id)}
                onClose={() => onClose(tab.id)}
                onMenu={(at) => onMenu(tab.id, at)}
                onKeyDown={(event) => handleKey(event, tab)}
                onFocus={() => {
                  focused.current = tab.id;
                }}
              />
            ))}
          </div>
        </SortableContext>
      </DndContext>
      {overflows && (
        <ScrollButton
          icon="right"
          text={texts.scrollOn}
          disabled={!overflow.after}
          onClick={() => scroll(0.8)}
        />
      )}
      <div hidden>
        <span id={`${hints}unsaved`}>{texts.unsaved}</span>
        <span id={`${hints}pinned`}>{texts.pinned}</span>
        <span id={`${hints}close`}>{texts.closeHint}</span>
        <span id={`${hints}move`}>{texts.moveHint}</span>
      </div>
    </>
  );
}

function focusTab(list: HTMLElement | null, tab: HTMLElement | null | undefined) {
  tab?.focus({ preventScroll: true });
  reveal(list, tab);
}

/** Distance in pixels from the edge, where tabs fade out. */
const clearance = 24;

/**
 * Scrolls only the strip. `scrollIntoView` would scroll the page too, because the strip is sticky.
 */
function reveal(list: HTMLElement | null, tab: Element | null | undefined) {
  if (list === null || tab == null) return;
  const [shown, wanted] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const before = wanted.left - clearance - shown.left;
  const after = wanted.right + clearance - shown.right;
  if (before < 0) list.scrollLeft += before;
  else if (after > 0) list.scrollLeft += Math.min(after, before);
}

interface ScrollButtonProps {
  icon: string;
  text: string;
  /** Nothing more on that side. The button stays, so that the tabs do not jump. */
  disabled: boolean;
  onClick: () => void;
}

/** For the mouse only: with the keyboard, focusing a tab brings it into view. */
function ScrollButton({ icon, text, disabled, onClick }: ScrollButtonProps) {
  return (
    <button
      type="button"
      className="ib ib-s tab-strip-scroll"
      aria-hidden="true"
      tabIndex={-1}
      title={text}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} size="small" />
    </button>
  );
}
