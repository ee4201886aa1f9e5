import { useRef, useState } from 'react';
import type { PanelHandle } from './edit/EditPanel.tsx';
import type { ListRow } from './list-module.ts';
import type { GoTo } from './columns/useListLook.ts';

/** Somewhere that somebody wants to go while something is not saved. */
interface Leaving {
  go: () => void;
  canSave: boolean;
}

/** Which row stands beside the list. Nothing that was typed goes without a question: save it, give it up, or stay. */
export function useOpenRow(openKey: string | null, goTo: GoTo, canSave: boolean) {
  const panel = useRef<PanelHandle>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [openedKey, setOpenedKey] = useState<string | null>(null);

  function leave(go: () => void) {
    if (panel.current?.isUnsaved() === true) setLeaving({ go, canSave });
    else go();
  }
  const close = () => goTo({ row: null });
  return {
    panel,
    /** The row that somebody has opened just now, rather than the address. */
    openedKey,
    leaving,
    open(row: ListRow) {
      if (row.key === openKey) return;
      leave(() => {
        setOpenedKey(row.key);
        goTo({ row: row.key });
      });
    },
    close: () => leave(close),
    /** Its row is gone: there is nothing to ask. */
    drop() {
      panel.current?.discard();
      close();
    },
    stay: () => setLeaving(null),
    discard() {
      panel.current?.discard();
      setLeaving(null);
      leaving?.go();
    },
    async save() {
      setLeaving(null);
      if ((await panel.current?.save()) === true) leaving?.go();
    },
  };
}
