import { useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useNotify } from '../../../../design/feedback/Notices.tsx';
import { selectionProblem } from '../settings/checklist.ts';
import { type LayoutProblem, useLayoutSave } from '../useLayoutSave.ts';
import type { LayoutTemplate, StoredDashboard, StoredLayout } from '../useStoredLayout.ts';
import { isSameLayout } from './arrange.ts';
import type { EditorAction } from './editor-state.ts';
import { type Layout, normalizeLayout } from './grid.ts';

/** An unsaved layout from the settings dialog, to be continued in the editor. */
export interface CarriedLayout {
  layout: Layout;
  version: number;
}

interface LayoutStorageOptions {
  /** The code of the dashboard. */
  code: string;
  stored: StoredLayout;
  carried: CarriedLayout | null;
  /** The layout as the editor shows it. */
  shown: Layout;
  act: (action: EditorAction) => void;
}

export interface LayoutStorage {
  /** The shown layout differs from the saved one. */
  unsaved: boolean;
  saving: boolean;
  problem: LayoutProblem | null;
  /** Why the last action was refused, as text. */
  refused: string | null;
  setRefused: (refused: string | null) => void;
  /** Saves the shown layout. Resolves to false if it was refused or failed. */
  save: () => Promise<boolean>;
  /** Replaces the saved layout by the default layout of the post. */
  reset: () => Promise<void>;
  /** Continues with this layout and discards all changes. */
  load: (saved: StoredDashboard) => void;
  /** Saves the shown layout over this one. */
  overwrite: (saved: StoredDashboard) => Promise<boolean>;
}

/** Saves and resets the layout of the editor, and knows which layout was saved last. */
export function useLayoutStorage({
  code,
  stored,
  carried,
  shown,
  act,
}: LayoutStorageOptions): LayoutStorage {
  const { t } = useTranslation();
  const notify = useNotify();
  const { template } = stored;
  const saver = useLayoutSave(code);
  const [base, setBase] = useState(() => ({
    version: carried?.version ?? stored.version,
    layout: offeredLayout(template, stored.dashboard.cards),
  }));
  const [refused, setRefused] = useState<string | null>(null);

  async function saveLayout(version: number): Promise<boolean> {
    act({ type: 'settle' });
    const refusal = selectionProblem(shown.length, template.limit);
    setRefused(refusal === null ? null : t(refusal, { 0: template.limit }));
    if (refusal !== null) return false;
    const savedDashboard = await saver.save(version, shown);
    if (savedDashboard === null) return false;
    const layout = offeredLayout(template, savedDashboard.cards);
    setBase({ version: savedDashboard.version, layout });
    // The saved layout replaces the one sent, in case they differ.
    if (!isSameLayout(layout, shown)) act({ type: 'begin', layout });
    notify(t('layout.saved'));
    return true;
  }
  function load(dashboard: StoredDashboard) {
    const layout = offeredLayout(template, dashboard.cards);
    setBase({ version: dashboard.version, layout });
    act({ type: 'begin', layout });
    setRefused(null);
    saver.clearProblem();
  }
  return {
    unsaved: !isSameLayout(shown, base.layout),
    saving: saver.saving,
    problem: saver.problem,
    refused,
    setRefused,
    save: () => saveLayout(base.version),
    async reset() {
      const dashboard = await saver.reset(base.version);
      if (dashboard === null) return;
      load(dashboard);
      notify(t('layout.resetDone'));
    },
    load,
    overwrite: ({ version }) => saveLayout(version),
  };
}

/** The layout of these cards, without those that the template does not offer. */
export function offeredLayout(template: LayoutTemplate, cards: Layout): Layout {
  const offered = cards.filter((card) => template.cards.some((one) => one.code === card.code));
  return normalizeLayout(offered).map(({ code, position }) => ({ code, position }));
}
