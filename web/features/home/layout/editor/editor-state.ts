import {
  appendCard,
  findCard,
  firstEmptyRow,
  placeCard,
  resizeCard,
  isSameLayout,
  type Size,
} from './arrange.ts';
import { removeCard } from './remove-card.ts';
import { COLUMN_COUNT, type Layout, type PositionedCard, type Position } from './grid.ts';
import { startHistory, pushHistory, redo, undo, type History } from './history.ts';
import { layoutInOrder } from '../layout-in-order.ts';

/** A card on its way: the layout that it came from, and where it is wanted. It counts as one step, and can be given up. */
export interface Gesture {
  readonly kind: 'move' | 'resize';
  readonly code: string;
  readonly wanted: Position;
}

export interface EditorState {
  readonly history: History<Layout>;
  readonly gesture: Gesture | null;
  readonly selected: string | null;
}

export type EditorAction =
  | { type: 'select'; code: string | null }
  /** A pointer: where the card is wanted now. */
  | { type: 'drag'; kind: Gesture['kind']; code: string; wanted: Position; least: Size }
  /** A key or a button: one step further. */
  | { type: 'step'; kind: Gesture['kind']; code: string; across: number; down: number; least: Size }
  | { type: 'settle' }
  | { type: 'cancel' }
  | { type: 'add'; card: PositionedCard }
  | { type: 'remove'; code: string }
  /** A size that is chosen, as far as the page is wide. */
  | { type: 'size'; code: string; size: Size }
  /** The cards of a list in another order. */
  | { type: 'order'; codes: readonly string[] }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Another layout in the place of all that was done. */
  | { type: 'begin'; layout: Layout };

export const initialEditorState = (layout: Layout): EditorState => ({
  history: startHistory(layout),
  gesture: null,
  selected: null,
});

/** The layout as it shows, with what is on its way. */
export function shownLayout({ history, gesture }: EditorState): Layout {
  if (gesture === null) return history.present;
  const { kind, code, wanted } = gesture;
  return kind === 'move'
    ? placeCard(history.present, code, wanted)
    : resizeCard(history.present, code, wanted, NO_MINIMUM);
}

/** The least size counts where a gesture begins; from there on what it wants is within it. */
const NO_MINIMUM: Size = { width: 1, height: 1 };

export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'select':
      return action.code === state.selected
        ? state
        : { ...commitGesture(state), selected: action.code };
    case 'drag':
      return drag(state, action);
    case 'step':
      return step(state, action);
    case 'settle':
      return commitGesture(state);
    case 'cancel':
      return state.gesture === null ? state : { ...state, gesture: null };
    case 'add':
      return {
        ...changeLayout(state, (layout) => appendCard(layout, action.card)),
        selected: action.card.code,
      };
    case 'remove': {
      const next = changeLayout(state, (layout) => removeCard(layout, action.code));
      return { ...next, selected: next.selected === action.code ? null : next.selected };
    }
    case 'size':
      return changeLayout(state, (layout) => setCardSize(layout, action.code, action.size));
    case 'order':
      return changeLayout(state, (layout) => reorderCards(layout, action.codes));
    case 'undo':
      return moveInHistory(state, undo);
    case 'redo':
      return moveInHistory(state, redo);
    case 'begin':
      return initialEditorState(action.layout);
  }
}

function commitGesture(state: EditorState): EditorState {
  if (state.gesture === null) return state;
  const layout = shownLayout(state);
  const history = isSameLayout(layout, state.history.present)
    ? state.history
    : pushHistory(state.history, layout);
  return { ...state, history, gesture: null };
}

function changeLayout(before: EditorState, change: (layout: Layout) => Layout): EditorState {
  const state = commitGesture(before);
  const next = change(state.history.present);
  return isSameLayout(next, state.history.present)
    ? state
    : { ...state, history: pushHistory(state.history, next) };
}

function moveInHistory(
  before: EditorState,
  turn: (history: History<Layout>) => History<Layout>,
): EditorState {
  const state = commitGesture(before);
  const history = turn(state.history);
  const isThere =
    state.selected !== null && findCard(history.present, state.selected) !== undefined;
  return { ...state, history, selected: isThere ? state.selected : null };
}

const reorderCards = (layout: Layout, codes: readonly string[]) =>
  layoutInOrder(
    codes.flatMap((code) =>
      layout.filter((card) => card.code === code).map((card) => ({ ...card, isNew: false })),
    ),
  );

/** In a list a card may be made wider than the room at its right: then it begins further left, and the others make room. */
function setCardSize(layout: Layout, code: string, { width, height }: Size): Layout {
  const card = findCard(layout, code);
  if (card === undefined) return layout;
  const { row, column } = card.position;
  return placeCard(layout, code, {
    row,
    column: Math.min(column, COLUMN_COUNT + 1 - width),
    width,
    height,
  });
}

function drag(
  before: EditorState,
  { kind, code, wanted, least }: Extract<EditorAction, { type: 'drag' }>,
): EditorState {
  const goesOn = before.gesture?.code === code && before.gesture.kind === kind;
  const state = goesOn ? before : commitGesture(before);
  const card = findCard(state.history.present, code);
  if (card === undefined) return state;
  const limited =
    kind === 'move' ? wanted : { ...wanted, ...limitSize(card.position, wanted, least) };
  return { ...state, selected: code, gesture: { kind, code, wanted: limited } };
}

/** A card may be smaller than the least size of its kind, when it was saved so; then it only grows. */
const limitSize = (from: Position, wanted: Size, least: Size): Size => ({
  width: Math.max(wanted.width, Math.min(from.width, least.width)),
  height: Math.max(wanted.height, Math.min(from.height, least.height)),
});

/**
 * One step further than it is wanted now. Down and up it goes on until something changes: a card as wide as the page passes another one
 * only when it is wanted beyond the middle of it.
 */
function step(
  before: EditorState,
  { kind, code, across, down, least }: Extract<EditorAction, { type: 'step' }>,
): EditorState {
  const shown = shownLayout(before);
  const lowest = firstEmptyRow(before.history.present);
  const goesOn = before.gesture?.code === code && before.gesture.kind === kind;
  const from = goesOn ? before.gesture.wanted : findCard(shown, code)?.position;
  if (from === undefined) return before;
  let next = from;
  for (;;) {
    next = stepFrom(next, kind, across, down);
    if (next.row < 1 || next.row > lowest || next.column < 1 || next.column > COLUMN_COUNT)
      return before;
    const state = drag(before, { type: 'drag', kind, code, wanted: next, least });
    if (!isSameLayout(shownLayout(state), shown)) return state;
    if (kind === 'resize' || down === 0) return before;
  }
}

const stepFrom = (from: Position, kind: Gesture['kind'], across: number, down: number): Position =>
  kind === 'move'
    ? { ...from, row: from.row + down, column: from.column + across }
    : { ...from, width: from.width + across, height: from.height + down };
