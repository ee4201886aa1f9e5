import { createContext, use } from 'react';
import type { DraftStore } from './draft-store.ts';

const DraftsContext = createContext<DraftStore | null>(null);

export const DraftsProvider = DraftsContext.Provider;

export function useDrafts(): DraftStore {
  const drafts = use(DraftsContext);
  if (drafts === null) throw new Error('useDrafts must be used inside the workbench.');
  return drafts;
}
