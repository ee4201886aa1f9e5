import { findCard, isSameLayout } from './arrange.ts';
import { editorReducer, shownLayout, type EditorAction, type EditorState } from './editor-state.ts';
import type { Position } from './grid.ts';

/**
 * The announcement of a step for screen readers: a text key, and the card and position that it is
 * about.
 */
export interface Announcement {
  textKey: string;
  code: string | null;
  position: Position | null;
}

export interface AnnouncedState {
  editor: EditorState;
  announcement: Announcement | null;
}

/** The editor's reducer, which also creates the announcement of each step. */
export function announcingReducer(
  { editor, announcement }: AnnouncedState,
  action: EditorAction,
): AnnouncedState {
  const next = editorReducer(editor, action);
  const textKey = textKeyOf(editor, next, action);
  if (textKey === null) return { editor: next, announcement };
  const code =
    'code' in action
      ? action.code
      : (editor.gesture?.code ?? ('card' in action ? action.card.code : null));
  const position = code === null ? null : (findCard(shownLayout(next), code)?.position ?? null);
  return { editor: next, announcement: { textKey, code, position } };
}

type TextKeyOf = (isChanged: boolean, before: EditorState) => string | null;

/** The text keys by type of action. Other actions announce nothing. */
const textKeysByAction: Readonly<Partial<Record<EditorAction['type'], TextKeyOf>>> = {
  step: (isChanged) => (isChanged ? 'layout.placed' : 'layout.stays'),
  settle: (_, { gesture }) => (gesture === null ? null : 'layout.placed'),
  cancel: (_, { gesture }) => (gesture === null ? null : 'layout.cancelled'),
  add: () => 'layout.added',
  remove: () => 'layout.removed',
  undo: (isChanged) => (isChanged ? 'layout.undone' : 'layout.nothingToUndo'),
  redo: (isChanged) => (isChanged ? 'layout.redone' : 'layout.nothingToRedo'),
};

const textKeyOf = (
  before: EditorState,
  after: EditorState,
  { type }: EditorAction,
): string | null =>
  textKeysByAction[type]?.(!isSameLayout(shownLayout(before), shownLayout(after)), before) ?? null;
