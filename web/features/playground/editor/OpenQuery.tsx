import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from 'react';

export interface OpenedQuery {
  query: string;
  /** Variables as the text of a JSON object; empty for none. */
  variables: string;
}

type OpenQuery = (opened: OpenedQuery) => void;

const OpenQueryContext = createContext<OpenQuery | null>(null);

/**
 * Provides the function that shows a query in the editor. The editors load after the page, so a
 * query that is opened earlier is kept and shown once they are there.
 */
export function OpenQueryProvider({ children }: { children: ReactNode }) {
  const openInEditor = useOpenInEditor();
  const waiting = useRef<OpenedQuery | null>(null);
  const isReady = openInEditor !== null;
  const openWaiting = useEffectEvent(() => {
    if (waiting.current !== null) openInEditor?.(waiting.current);
    waiting.current = null;
  });
  useEffect(
    function openOnceReady() {
      if (isReady) openWaiting();
    },
    [isReady],
  );
  const open = (opened: OpenedQuery) => {
    if (openInEditor === null) waiting.current = opened;
    else openInEditor(opened);
  };
  return <OpenQueryContext value={open}>{children}</OpenQueryContext>;
}

/**
 * Shows a query in the tab that already has it, in the selected tab if that is empty, otherwise in
 * a new tab; null while the editors are being loaded.
 */
function useOpenInEditor(): OpenQuery | null {
  const { addTab, changeTab } = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const activeIndex = useGraphiQL((state) => state.activeTabIndex);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  if (queryEditor === undefined || variableEditor === undefined) return null;
  return ({ query, variables }) => {
    const known = tabs.findIndex(
      (tab) => tab.query === query && (tab.variables ?? '').trim() === variables.trim(),
    );
    if (known >= 0) {
      if (known !== activeIndex) changeTab(known);
      return;
    }
    if (queryEditor.getValue().trim() !== '') addTab();
    queryEditor.setValue(query);
    variableEditor.setValue(variables);
  };
}

export function useOpenQuery(): OpenQuery {
  const openQuery = use(OpenQueryContext);
  if (openQuery === null) throw new Error('useOpenQuery must be used inside OpenQueryProvider.');
  return openQuery;
}
