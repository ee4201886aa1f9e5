import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';

export interface OpenedQuery {
  query: string;
  /** Variables as the text of a JSON object; empty for none. */
  variables: string;
}

/**
 * A function that shows a query in the editor: in the tab that already has it, in the selected tab
 * if that is empty, otherwise in a new tab. It returns false while the editors are being loaded.
 */
export function useOpenQuery(): (opened: OpenedQuery) => boolean {
  const { addTab, changeTab } = useGraphiQLActions();
  const tabs = useGraphiQL((state) => state.tabs);
  const activeIndex = useGraphiQL((state) => state.activeTabIndex);
  const queryEditor = useGraphiQL((state) => state.queryEditor);
  const variableEditor = useGraphiQL((state) => state.variableEditor);
  return ({ query, variables }) => {
    if (queryEditor === undefined || variableEditor === undefined) return false;
    const known = tabs.findIndex(
      (tab) => tab.query === query && (tab.variables ?? '').trim() === variables.trim(),
    );
    if (known >= 0) {
      if (known !== activeIndex) changeTab(known);
      return true;
    }
    if (queryEditor.getValue().trim() !== '') addTab();
    queryEditor.setValue(query);
    variableEditor.setValue(variables);
    return true;
  };
}
