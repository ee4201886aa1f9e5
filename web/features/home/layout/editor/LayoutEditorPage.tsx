import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { NARROW_SCREEN, useMediaQuery } from '../../../../design/theme/useMediaQuery.ts';
import { useShortcut } from '../../../../design/keyboard/useShortcut.ts';
import { EditorHead } from './EditorHead.tsx';
import { LayoutGrid } from './LayoutGrid.tsx';
import { LayoutList } from './LayoutList.tsx';
import { LayoutProblemNote } from '../LayoutProblemNote.tsx';
import { LeaveGuard } from '../LeaveGuard.tsx';
import { OfferedCards } from './OfferedCards.tsx';
import { useLayoutEditor } from './useLayoutEditor.ts';
import type { CarriedLayout } from './useLayoutStorage.ts';
import type { StoredLayout } from '../useStoredLayout.ts';

interface LayoutEditorPageProps {
  code: string;
  title: string;
  stored: StoredLayout;
  carried: CarriedLayout | null;
}

/** The layout editor: a grid, or a list on narrow screens. */
export function LayoutEditorPage({ code, title, stored, carried }: LayoutEditorPageProps) {
  const { t } = useTranslation();
  const editor = useLayoutEditor(code, stored, carried);
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const page = useRef<HTMLDivElement>(null);
  const [toFocus, setToFocus] = useState<string | null>(null);
  useLayoutEffect(
    function keepFocus() {
      if (toFocus === null) return;
      const card = page.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(toFocus)}"]`);
      (card ?? page.current?.querySelector<HTMLElement>('h1'))?.focus();
    },
    [toFocus],
  );
  useShortcut({ mod: true, code: 'KeyZ' }, () => editor.act({ type: 'undo' }));
  useShortcut({ mod: true, shift: true, code: 'KeyZ' }, () => editor.act({ type: 'redo' }));

  /** Removes a card and moves the focus to the next card, or to the previous one. */
  function remove(removed: string) {
    const index = editor.cards.findIndex((card) => card.code === removed);
    const next = editor.cards[index + 1] ?? editor.cards[index - 1];
    editor.act({ type: 'remove', code: removed });
    setToFocus(next?.code ?? '');
  }
  const Cards = isNarrow ? LayoutList : LayoutGrid;
  return (
    <div className="layout-page" ref={page} aria-busy={editor.saving}>
      <EditorHead title={title} editor={editor} isNarrow={isNarrow} onRemove={remove} />
      {editor.refused !== null && (
        <p className="err" role="alert">
          {editor.refused}
        </p>
      )}
      {carried !== null && editor.unsaved && (
        <p className="layout-carried">{t('layout.carried')}</p>
      )}
      <LayoutProblemNote
        problem={editor.problem}
        busy={editor.saving}
        onLoad={editor.load}
        onOverwrite={(saved) => void editor.overwrite(saved)}
      />
      <div className="layout-work">
        <Cards editor={editor} onRemove={remove} />
        <OfferedCards
          cards={editor.offered}
          onAdd={(card) => {
            if (editor.add(card)) setToFocus(card.code);
          }}
        />
      </div>
      <span className="sr" role="status">
        {editor.announcement}
      </span>
      <LeaveGuard unsaved={editor.unsaved} title={title} onSave={editor.save} />
    </div>
  );
}
