import type { ListRow } from './list-module.ts';

/** What decides whether an action of the toolbar can run now. */
export interface ActionState {
  busy: boolean;
  ticked: readonly ListRow[];
}

interface ListAction {
  action: string;
  /** It works on the ticked rows. */
  ofRows?: boolean;
}

/** The key of the text that says why an action cannot run now; null when it can. */
export function obstacleOfAction(
  { action, ofRows = false }: ListAction,
  { busy, ticked }: ActionState,
): string | null {
  if (busy) return 'masterdata.busy';
  if (!ofRows) return null;
  if (ticked.length === 0) return 'masterdata.needsRows';
  const isSpared = action === 'delete' && ticked.every(({ isDeletable }) => !isDeletable);
  return isSpared ? 'masterdata.allProtected' : null;
}
