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

/** What the strip says, in the user's language. */
interface TabStripTexts {
  /** Names the list for those who cannot see it. */
  label: string;
  close: string;
  /** Said with a tab: the keys that close and move it, that it is pinned, that it holds unsaved input. */
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
  /** Dropped on the place of another tab. */
  onDrop: (tabId: string, ontoTabId: string) => void;
  onStep: (tabId: string, by: number) => void;
}

const sideways: Modifier = ({ transform }) => ({ ...transform, y: 0 });
const silence = { draggable: '' };
// The strip's owner tells what moved, for the mouse and the keyboard alike.
const nothing = () => undefined;
const unannounced = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};

/**
 * A list of tabs. Arrows, Home and End move the focus; Enter and Space select, because panels may be heavy; Delete closes and leaves the
 * focus on the tab that is selected then; Ctrl+Shift with an arrow moves the tab; Shift+F10, the menu key, a right click and a finger that
 * rests open its menu. The cross is for the mouse: it is hidden from assistive technology, which is told of Delete.
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
  // A click stays a click: only who pulls a little means to drag.
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));

  useEffect(
    function showSelected() {
      reveal(list.current, list.current?.querySelector('[aria-selected="true"]'));
    },
    // Not when it is merely scrolled: the strip stays where the user put it.
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

/** Clear of the edge that fades, in pixels. */
const clearance = 24;

/** Scrolls the strip alone. The browser's own way would scroll the page too, because the strip sticks to the top where nothing else may stand. */
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
  /** There is no more on that side. The button keeps its place, so that the tabs do not jump. */
  disabled: boolean;
  onClick: () => void;
}

/** For the mouse: the keyboard brings every tab into view by focusing it. */
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
