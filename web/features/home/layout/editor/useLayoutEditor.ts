import { useMemo, useReducer, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { useNotify } from '../../../../design/feedback/Notices.tsx';
import { findCard, isSameLayout } from './arrange.ts';
import type { LayoutTraits } from '../../cards/frame/card-traits.ts';
import { traitsOf } from '../../cards/card-kinds.ts';
import { selectionProblem } from '../settings/checklist.ts';
import {
  initialEditorState,
  shownLayout,
  type EditorAction,
  type Gesture,
} from './editor-state.ts';
import { announcingReducer, type Announcement } from './editor-announcements.ts';
import { normalizeLayout, type Layout, type PositionedCard } from './grid.ts';
import { useLayoutSave, type LayoutProblem } from '../useLayoutSave.ts';
import type { StoredDashboard, StoredLayout } from '../useStoredLayout.ts';

/** A card as the editor shows it. */
export interface EditedCard extends PositionedCard {
  title: string;
  kind: LayoutTraits;
}

export interface LayoutEditor {
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
  unsaved: boolean;
  saving: boolean;
  problem: LayoutProblem | null;
  refused: string | null;
  act: (action: EditorAction) => void;
  add: (card: EditedCard) => boolean;
  save: () => Promise<boolean>;
  reset: () => Promise<void>;
  load: (saved: StoredDashboard) => void;
  overwrite: (saved: StoredDashboard) => Promise<boolean>;
}

/** An unsaved layout from the settings dialog, to be continued in the editor. */
export interface CarriedLayout {
  layout: Layout;
  version: number;
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
  const serverText = useServerText();
  const notify = useNotify();
  const { template } = stored;
  const saver = useLayoutSave(code);
  const layoutOf = (cards: Layout): Layout => {
    const offered = cards.filter((card) => template.cards.some((one) => one.code === card.code));
    return normalizeLayout(offered).map(({ code: cardCode, position }) => ({
      code: cardCode,
      position,
    }));
  };
  const [base, setBase] = useState(() => ({
    version: carried?.version ?? stored.version,
    layout: layoutOf(stored.dashboard.cards),
  }));
  const [{ editor, announcement }, act] = useReducer(announcingReducer, null, () => ({
    editor: initialEditorState(carried === null ? base.layout : layoutOf(carried.layout)),
    announcement: null,
  }));
  const [refused, setRefused] = useState<string | null>(null);
  const cardsByCode = useMemo(
    () =>
      new Map(
        template.cards.map(({ code: cardCode, i18nCode, name, typename, defaultPosition }) => [
          cardCode,
          {
            code: cardCode,
            title: serverText(i18nCode, name),
            kind: traitsOf(typename).layout,
            position: defaultPosition,
          },
        ]),
      ),
    [template, serverText],
  );
  const shown = shownLayout(editor);
  const cards = editor.history.present.flatMap(({ code: cardCode }): EditedCard[] => {
    const known = cardsByCode.get(cardCode);
    const position = findCard(shown, cardCode)?.position;
    return known === undefined || position === undefined ? [] : [{ ...known, position }];
  });

  async function saveLayout(version: number): Promise<boolean> {
    act({ type: 'settle' });
    const refusal = selectionProblem(shown.length, template.limit);
    setRefused(refusal === null ? null : t(refusal, { 0: template.limit }));
    if (refusal !== null) return false;
    const savedDashboard = await saver.save(version, shown);
    if (savedDashboard === null) return false;
    const layout = layoutOf(savedDashboard.cards);
    setBase({ version: savedDashboard.version, layout });
    // The saved layout replaces the one sent, in case they differ.
    if (!isSameLayout(layout, shown)) act({ type: 'begin', layout });
    notify(t('layout.saved'));
    return true;
  }
  function startFrom(dashboard: StoredDashboard) {
    const layout = layoutOf(dashboard.cards);
    setBase({ version: dashboard.version, layout });
    act({ type: 'begin', layout });
    setRefused(null);
    saver.clearProblem();
  }
  return {
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
    unsaved: !isSameLayout(shown, base.layout),
    saving: saver.saving,
    problem: saver.problem,
    refused,
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
    save: () => saveLayout(base.version),
    async reset() {
      const dashboard = await saver.reset(base.version);
      if (dashboard === null) return;
      startFrom(dashboard);
      notify(t('layout.resetDone'));
    },
    load: startFrom,
    overwrite: ({ version }) => saveLayout(version),
  };
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
