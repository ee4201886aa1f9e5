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
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { TabStripItem, type TabStripTab } from './TabStripItem.tsx';
import { handleTabKey, type TabKeyActions } from './handle-tab-key.ts';
import { useRestoredFocus, useVisibleSelection } from './tab-focus.ts';
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

interface TabStripProps extends TabKeyActions {
  tabs: readonly TabStripTab[];
  selectedId: string;
  texts: TabStripTexts;
  panelId: (tabId: string) => string;
  onSelect: (tabId: string) => void;
  /** The tab was dropped on another tab. */
  onDrop: (tabId: string, ontoTabId: string) => void;
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
  onMove,
}: TabStripProps) {
  const list = useRef<HTMLDivElement>(null);
  const hints = useId();
  const overflow = useOverflow(list, tabs);
  const overflows = overflow.before || overflow.after;
  useVisibleSelection(list, tabs, selectedId, overflow.width);
  const focusedRef = useRestoredFocus(list, tabs, selectedId);

  const handleKey = (event: KeyboardEvent<HTMLElement>, tab: TabStripTab) => {
    if (handleTabKey(event, tab, list.current, { onClose, onMenu, onMove })) event.preventDefault();
  };
  const scroll = (pages: number) =>
    list.current?.scrollBy({ left: pages * list.current.clientWidth, behavior: 'smooth' });

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
      <SortableTabs tabs={tabs} onDrop={onDrop}>
        <div
          className={`tab-strip${overflow.before ? ' tab-strip-before' : ''}${overflow.after ? ' tab-strip-after' : ''}`}
          role="tablist"
          aria-label={texts.label}
          ref={list}
          onBlur={() => {
            focusedRef.current = null;
          }}
        >
          {tabs.map((tab) => (
            <TabStripItem
              key={tab.id}
              tab={tab}
              selected={tab.id === selectedId}
              panelId={panelId(tab.id)}
              describedBy={hintIdsOf(tab, hints)}
              closeText={texts.close}
              onSelect={() => onSelect(tab.id)}
              onClose={() => onClose(tab.id)}
              onMenu={(position) => onMenu(tab.id, position)}
              onKeyDown={(event) => handleKey(event, tab)}
              onFocus={() => {
                focusedRef.current = tab.id;
              }}
            />
          ))}
        </div>
      </SortableTabs>
      {overflows && (
        <ScrollButton
          icon="right"
          text={texts.scrollOn}
          disabled={!overflow.after}
          onClick={() => scroll(0.8)}
        />
      )}
      <TabHints id={hints} texts={texts} />
    </>
  );
}

/** Lets the tabs inside be sorted by dragging them with the mouse. */
function SortableTabs({
  tabs,
  onDrop,
  children,
}: Pick<TabStripProps, 'tabs' | 'onDrop'> & { children: ReactNode }) {
  // A drag starts only after some pixels, so that clicks stay clicks.
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: 6 } }));
  const handleDrop = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id) onDrop(String(active.id), String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      modifiers={[sideways]}
      collisionDetection={closestCenter}
      accessibility={{ screenReaderInstructions: silence, announcements: unannounced }}
      onDragEnd={handleDrop}
    >
      <SortableContext items={tabs.map(({ id }) => id)} strategy={horizontalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The ids of the hints that apply to a tab. */
function hintIdsOf(tab: TabStripTab, id: string): string | undefined {
  const hints = [
    tab.unsaved && 'unsaved',
    tab.pinned && 'pinned',
    tab.closable && 'close',
    tab.movable && 'move',
  ];
  return (
    hints
      .filter(Boolean)
      .map((hint) => `${id}${String(hint)}`)
      .join(' ') || undefined
  );
}

/** The texts that describe tabs to screen readers. */
function TabHints({ id, texts }: { id: string; texts: TabStripTexts }) {
  return (
    <div hidden>
      <span id={`${id}unsaved`}>{texts.unsaved}</span>
      <span id={`${id}pinned`}>{texts.pinned}</span>
      <span id={`${id}close`}>{texts.closeHint}</span>
      <span id={`${id}move`}>{texts.moveHint}</span>
    </div>
  );
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
    <Button
      kind="icon"
      size="small"
      className="tab-strip-scroll"
      aria-hidden="true"
      tabIndex={-1}
      title={text}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} size="small" />
    </Button>
  );
}
