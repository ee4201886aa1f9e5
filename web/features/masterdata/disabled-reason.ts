import type { ListRow } from './list-module.ts';

/** The state that decides whether a toolbar action can run. */
export interface ActionState {
  busy: boolean;
  ticked: readonly ListRow[];
}

interface ListAction {
  action: string;
  /** It works on the ticked rows. */
  ofRows?: boolean;
}

/** Returns the i18n key of the reason why an action cannot run; null if it can. */
export function disabledReason(
  { action, ofRows = false }: ListAction,
  { busy, ticked }: ActionState,
): string | null {
  if (busy) return 'masterdata.busy';
  if (!ofRows) return null;
  if (ticked.length === 0) return 'masterdata.needsRows';
  const isProtected = action === 'delete' && ticked.every(({ isDeletable }) => !isDeletable);
  return isProtected ? 'masterdata.allProtected' : null;
}
