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

/**
 * A move or resize in progress, with the position that the user wants. It counts as one undo step
 * and can be canceled.
 */
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
  /** A pointer drags the card to this position. */
  | { type: 'drag'; kind: Gesture['kind']; code: string; wanted: Position; minSize: Size }
  /** A key or button moves or resizes the card by one step. */
  | {
      type: 'step';
      kind: Gesture['kind'];
      code: string;
      columns: number;
      rows: number;
      minSize: Size;
    }
  | { type: 'settle' }
  | { type: 'cancel' }
  | { type: 'add'; card: PositionedCard }
  | { type: 'remove'; code: string }
  /** A size that the user has selected in the list. */
  | { type: 'size'; code: string; size: Size }
  /** A new order of the cards in the list. */
  | { type: 'order'; codes: readonly string[] }
  | { type: 'undo' }
  | { type: 'redo' }
  /** Replaces the layout and clears the history. */
  | { type: 'begin'; layout: Layout };

export const initialEditorState = (layout: Layout): EditorState => ({
  history: startHistory(layout),
  gesture: null,
  selected: null,
});

/** The current layout, including a move or resize in progress. */
export function shownLayout({ history, gesture }: EditorState): Layout {
  if (gesture === null) return history.present;
  const { kind, code, wanted } = gesture;
  return kind === 'move'
    ? placeCard(history.present, code, wanted)
    : resizeCard(history.present, code, wanted, NO_MINIMUM);
}

/**
 * The minimum size is applied when the gesture starts, so that its wanted size needs no further
 * limit.
 */
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
  change: (history: History<Layout>) => History<Layout>,
): EditorState {
  const state = commitGesture(before);
  const history = change(state.history);
  const exists = state.selected !== null && findCard(history.present, state.selected) !== undefined;
  return { ...state, history, selected: exists ? state.selected : null };
}

const reorderCards = (layout: Layout, codes: readonly string[]) =>
  layoutInOrder(
    codes.flatMap((code) =>
      layout.filter((card) => card.code === code).map((card) => ({ ...card, isNew: false })),
    ),
  );

/**
 * Sets the size of a card from the list. If it does not fit to the right, the card moves to the
 * left, and the others make room.
 */
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
  { kind, code, wanted, minSize }: Extract<EditorAction, { type: 'drag' }>,
): EditorState {
  const isContinued = before.gesture?.code === code && before.gesture.kind === kind;
  const state = isContinued ? before : commitGesture(before);
  const card = findCard(state.history.present, code);
  if (card === undefined) return state;
  const limited =
    kind === 'move' ? wanted : { ...wanted, ...limitSize(card.position, wanted, minSize) };
  return { ...state, selected: code, gesture: { kind, code, wanted: limited } };
}

/** A card that was saved smaller than its minimum size can only grow. */
const limitSize = (from: Position, wanted: Size, minSize: Size): Size => ({
  width: Math.max(wanted.width, Math.min(from.width, minSize.width)),
  height: Math.max(wanted.height, Math.min(from.height, minSize.height)),
});

/**
 * Moves or resizes a card by one step from its wanted position. Up and down, it continues until the
 * layout changes, because a full-width card passes another card only beyond its middle.
 */
function step(
  before: EditorState,
  { kind, code, columns, rows, minSize }: Extract<EditorAction, { type: 'step' }>,
): EditorState {
  const shown = shownLayout(before);
  const endRow = firstEmptyRow(before.history.present);
  const isContinued = before.gesture?.code === code && before.gesture.kind === kind;
  const from = isContinued ? before.gesture.wanted : findCard(shown, code)?.position;
  if (from === undefined) return before;
  let next = from;
  for (;;) {
    next = stepFrom(next, kind, columns, rows);
    if (next.row < 1 || next.row > endRow || next.column < 1 || next.column > COLUMN_COUNT)
      return before;
    const state = drag(before, { type: 'drag', kind, code, wanted: next, minSize });
    if (!isSameLayout(shownLayout(state), shown)) return state;
    if (kind === 'resize' || rows === 0) return before;
  }
}

const stepFrom = (from: Position, kind: Gesture['kind'], columns: number, rows: number): Position =>
  kind === 'move'
    ? { ...from, row: from.row + rows, column: from.column + columns }
    : { ...from, width: from.width + columns, height: from.height + rows };
