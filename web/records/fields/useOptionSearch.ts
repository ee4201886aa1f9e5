import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { OptionSearch } from './option-search.ts';
import { ColumnOptionsDocument } from './ColumnOptions.gen.ts';
import { pickValues } from './values.ts';

/** Number of options per page. */
const PAGE_SIZE = 50;

/**
 * Searches the options of a column through the gateway. Only the values that the column depends on
 * are sent. Nothing is cached, so that an option added a moment ago can be chosen.
 */
export function useOptionSearch(moduleCode: string): OptionSearch {
  const client = useApolloClient();
  return useCallback(
    async ({ name, section, dependsOn }, { text, values, page }) => {
      const { data } = await client.query({
        query: ColumnOptionsDocument,
        variables: {
          moduleCode,
          column: name,
          section,
          search: text.trim() || null,
          values: dependsOn.length === 0 ? null : pickValues(dependsOn, values),
          page,
          pageSize: PAGE_SIZE,
        },
        fetchPolicy: 'no-cache',
        // A failed search must reject, so that it is not shown as "nothing found".
        errorPolicy: 'none',
      });
      const options = data.viewer?.columnOptions ?? [];
      return { options, hasMore: options.length === PAGE_SIZE };
    },
    [client, moduleCode],
  );
}
