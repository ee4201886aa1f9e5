import { useGraphiQL } from '@graphiql/react';

/** The selected tab of the editor. */
export function useActiveTab() {
  return useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]);
}
