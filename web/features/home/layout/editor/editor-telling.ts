import { cardOf, sameLayout } from './arrange.ts';
import { edited, shownLayout, type EditorAction, type EditorState } from './editor-state.ts';
import type { Position } from './grid.ts';

/** What a screen reader is told of a step: the key of a text, and which card in which place it is about. */
export interface Telling {
  textKey: string;
  code: string | null;
  position: Position | null;
}

export interface ToldState {
  editor: EditorState;
  told: Telling | null;
}

/** Each step together with the words for it. */
export function editedAndTold({ editor, told }: ToldState, action: EditorAction): ToldState {
  const next = edited(editor, action);
  const textKey = keyOf(editor, next, action);
  if (textKey === null) return { editor: next, told };
  const code =
    'code' in action
      ? action.code
      : (editor.gesture?.code ?? ('card' in action ? action.card.code : null));
  const position = code === null ? null : (cardOf(shownLayout(next), code)?.position ?? null);
  return { editor: next, told: { textKey, code, position } };
}

type Words = (isChanged: boolean, before: EditorState) => string | null;

/** By the kind of step; the others say nothing of their own. */
const words: Readonly<Partial<Record<EditorAction['type'], Words>>> = {
  step: (isChanged) => (isChanged ? 'layout.placed' : 'layout.stays'),
  settle: (_, { gesture }) => (gesture === null ? null : 'layout.placed'),
  cancel: (_, { gesture }) => (gesture === null ? null : 'layout.cancelled'),
  add: () => 'layout.added',
  remove: () => 'layout.removed',
  undo: (isChanged) => (isChanged ? 'layout.undone' : 'layout.nothingToUndo'),
  redo: (isChanged) => (isChanged ? 'layout.redone' : 'layout.nothingToRedo'),
};

const keyOf = (before: EditorState, after: EditorState, { type }: EditorAction): string | null =>
  words[type]?.(!sameLayout(shownLayout(before), shownLayout(after)), before) ?? null;
