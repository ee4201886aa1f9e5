import { useGraphiQL } from '@graphiql/react';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { useActiveTab } from '../editor/useActiveTab.ts';
import { useOpenQuery } from '../editor/OpenQuery.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';
import { SavedQueryOfLinkDocument } from './SavedQueries.gen.ts';
import { type SavedContent, type SavedQuery, useStoredQueries } from './useStoredQueries.ts';

interface SavedQueriesState extends Omit<ReturnType<typeof useStoredQueries>, 'save'> {
  /**
   * Saves a new query, or changes `old`. Returns the message of a refusal, or null. The tab then
   * shows the saved query.
   */
  save: (
    content: SavedContent,
    target: { old: SavedQuery | null; tabId: string | null },
  ) => Promise<string | null>;
  /** Shows it in the editor. */
  open: (saved: SavedQuery) => void;
  /** The saved query that a tab shows. */
  savedOf: (tabId: string) => SavedQuery | null;
}

const SavedQueriesContext = createContext<SavedQueriesState | null>(null);

interface SavedQueriesProviderProps {
  /** The id of the saved query whose link opened the page. */
  savedId: string | null;
  children: ReactNode;
}

/** Provides the saved queries, and opens the one whose link opened the page. */
export function SavedQueriesProvider({ savedId, children }: SavedQueriesProviderProps) {
  const stored = useStoredQueries();
  const openQuery = useOpenQuery();
  const [idOfTab, setIdOfTab] = useState<Readonly<Record<string, string>>>({});
  const [opening, setOpening] = useState<SavedQuery | null>(null);
  const tab = useActiveTab();
  // The tab of a query that is being opened is known only after the editor has made it.
  if (opening !== null && tab !== undefined && tab.query?.trim() === opening.query.trim()) {
    setIdOfTab({ ...idOfTab, [tab.id]: opening.id });
    setOpening(null);
  }
  const open = (saved: SavedQuery) => {
    openQuery(saved);
    setOpening(saved);
  };
  useLinkedQuery(savedId, open);
  const state: SavedQueriesState = {
    ...stored,
    async save(content, { old, tabId }) {
      const saved = await stored.save(content, old);
      if (typeof saved === 'string') return saved;
      if (tabId !== null) setIdOfTab((known) => ({ ...known, [tabId]: saved.id }));
      return null;
    },
    open,
    savedOf: (tabId) => stored.queries?.find(({ id }) => id === idOfTab[tabId]) ?? null,
  };
  return <SavedQueriesContext value={state}>{children}</SavedQueriesContext>;
}

/** Opens the query of a link as soon as there is an editor, or says that it was not found. */
function useLinkedQuery(savedId: string | null, open: (saved: SavedQuery) => void): void {
  const { t } = useTranslation();
  const { ask } = usePlayground();
  const notify = useNotify();
  const isReady = useGraphiQL((state) => state.queryEditor && state.variableEditor) !== undefined;
  const openLinked = useEffectEvent((saved: SavedQuery | null) => {
    if (saved === null) notify(t('playground.saved.unknownLink'), 'failed');
    else open(saved);
  });
  useEffect(
    function askForLinked() {
      if (savedId === null || !isReady) return undefined;
      let isGone = false;
      ask(SavedQueryOfLinkDocument, { id: savedId }).then(
        (answer) => !isGone && openLinked(answer.viewer?.savedQuery ?? null),
        () => !isGone && openLinked(null),
      );
      return () => {
        isGone = true;
      };
    },
    [savedId, isReady, ask],
  );
}

export function useSavedQueries(): SavedQueriesState {
  const state = use(SavedQueriesContext);
  if (state === null) throw new Error('useSavedQueries must be used inside SavedQueriesProvider.');
  return state;
}
