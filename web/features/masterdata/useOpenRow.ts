import { useRef, useState } from 'react';
import type { PanelHandle } from './edit/EditPanel.tsx';
import type { ListRow } from './list-module.ts';
import type { UpdateListState } from './columns/list-state.ts';

/** A navigation that waits for the user's decision about unsaved changes. */
interface Leaving {
  proceed: () => void;
  canSave: boolean;
}

/**
 * Manages the row that is open beside the list. Before leaving a row with unsaved changes the user
 * chooses to save, discard or stay.
 */
export function useOpenRow(openKey: string | null, updateState: UpdateListState, canSave: boolean) {
  const panel = useRef<PanelHandle>(null);
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const [openedKey, setOpenedKey] = useState<string | null>(null);

  function confirmLeave(proceed: () => void) {
    if (panel.current?.isUnsaved() === true) setLeaving({ proceed, canSave });
    else proceed();
  }
  const close = () => updateState({ row: null });
  return {
    panel,
    /** Key of the row that the user has just opened, rather than the address. */
    openedKey,
    leaving,
    open(row: ListRow) {
      if (row.key === openKey) return;
      confirmLeave(() => {
        setOpenedKey(row.key);
        updateState({ row: row.key });
      });
    },
    close: () => confirmLeave(close),
    /** Closes the panel without asking, because the row no longer exists. */
    drop() {
      panel.current?.discard();
      close();
    },
    stay: () => setLeaving(null),
    discard() {
      panel.current?.discard();
      setLeaving(null);
      leaving?.proceed();
    },
    async save() {
      setLeaving(null);
      if ((await panel.current?.save()) === true) leaving?.proceed();
    },
  };
}
