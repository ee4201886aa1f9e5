import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { OptionSearch } from './option-search.ts';
import { ColumnOptionsDocument } from './ColumnOptions.gen.ts';
import { pickValues } from './values.ts';

/** How many are looked at before somebody asks for more. */
const pageSize = 50;

/**
 * Asks the gateway for what may be chosen in a column of a module. Of the form only what the column depends on is told. Nothing is kept: what
 * somebody has added a moment ago can be chosen.
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
          pageSize,
        },
        fetchPolicy: 'no-cache',
        // A search that failed is not one that found nothing.
        errorPolicy: 'none',
      });
      const options = data.viewer?.columnOptions ?? [];
      return { options, hasMore: options.length === pageSize };
    },
    [client, moduleCode],
  );
}
