import { useMemo, useReducer } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { findCard } from './arrange.ts';
import type { LayoutTraits } from '../../cards/frame/card-traits.ts';
import { traitsOf } from '../../cards/card-kinds.ts';
import {
  initialEditorState,
  shownLayout,
  type EditorAction,
  type Gesture,
} from './editor-state.ts';
import { announcingReducer, type Announcement } from './editor-announcements.ts';
import type { Layout, PositionedCard } from './grid.ts';
import {
  type CarriedLayout,
  type LayoutStorage,
  offeredLayout,
  useLayoutStorage,
} from './useLayoutStorage.ts';
import type { LayoutTemplate, StoredLayout } from '../useStoredLayout.ts';

/** A card as the editor shows it. */
export interface EditedCard extends PositionedCard {
  title: string;
  kind: LayoutTraits;
}

export interface LayoutEditor extends Omit<LayoutStorage, 'setRefused'> {
  /**
   * The cards of the dashboard. Their order changes only after a step, so that no element changes
   * its position in the document during a drag.
   */
  cards: readonly EditedCard[];
  /** The offered cards that are not on the dashboard, at the template's default positions. */
  offered: readonly EditedCard[];
  selected: EditedCard | null;
  gesture: Gesture | null;
  announcement: string;
  canUndo: boolean;
  canRedo: boolean;
  act: (action: EditorAction) => void;
  add: (card: EditedCard) => boolean;
}

/**
 * The state of the layout editor. Each step can be undone. Nothing is stored before it is saved.
 */
export function useLayoutEditor(
  code: string,
  stored: StoredLayout,
  carried: CarriedLayout | null,
): LayoutEditor {
  const { t } = useTranslation();
  const { template } = stored;
  const layoutOf = (cards: Layout) => offeredLayout(template, cards);
  const [{ editor, announcement }, act] = useReducer(announcingReducer, null, () => ({
    editor: initialEditorState(layoutOf(carried?.layout ?? stored.dashboard.cards)),
    announcement: null,
  }));
  const cardsByCode = useTemplateCards(template);
  const shown = shownLayout(editor);
  const storage = useLayoutStorage({ code, stored, carried, shown, act });
  const cards = editor.history.present.flatMap(({ code: cardCode }): EditedCard[] => {
    const known = cardsByCode.get(cardCode);
    const position = findCard(shown, cardCode)?.position;
    return known === undefined || position === undefined ? [] : [{ ...known, position }];
  });
  const { setRefused, ...saving } = storage;
  return {
    ...saving,
    cards,
    offered: [...cardsByCode.values()].filter((card) => findCard(shown, card.code) === undefined),
    selected: cards.find((card) => card.code === editor.selected) ?? null,
    gesture: editor.gesture,
    announcement:
      announcement === null
        ? ''
        : announcementText(announcement, cardsByCode.get(announcement.code ?? '')?.title ?? '', t),
    canUndo: editor.history.past.length > 0 || editor.gesture !== null,
    canRedo: editor.history.future.length > 0 && editor.gesture === null,
    act(action) {
      setRefused(null);
      act(action);
    },
    add({ code: cardCode, position }) {
      const isFull = shown.length >= template.limit;
      setRefused(isFull ? t('layout.max', { 0: template.limit }) : null);
      if (!isFull) act({ type: 'add', card: { code: cardCode, position } });
      return !isFull;
    },
  };
}

/** The cards of the template by code, at their default positions. */
function useTemplateCards({ cards }: LayoutTemplate): ReadonlyMap<string, EditedCard> {
  const serverText = useServerText();
  return useMemo(
    () =>
      new Map(
        cards.map(({ code, i18nCode, name, typename, defaultPosition }) => [
          code,
          {
            code,
            title: serverText(i18nCode, name),
            kind: traitsOf(typename).layout,
            position: defaultPosition,
          },
        ]),
      ),
    [cards, serverText],
  );
}

type Translate = (key: string, values: Readonly<Record<string, string | number>>) => string;

function announcementText(
  { textKey, position }: Announcement,
  title: string,
  t: Translate,
): string {
  if (position === null) return t(textKey, { 0: title });
  const { row, column, width, height } = position;
  if (textKey === 'layout.added')
    return t(textKey, {
      0: title,
      1: t('layout.place', { 0: row, 1: column, 2: width, 3: height }),
    });
  return t(textKey, { 0: title, 1: row, 2: column, 3: width, 4: height });
}
