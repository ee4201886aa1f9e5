import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { OptionSearch } from '../../kit/metadata/column.ts';
import { SheetOptionsDocument } from './SheetDocument.gen.ts';

/** Asks for what may be chosen in a column of a module, by part of its text. */
export function useOptionSearch(moduleCode: string): OptionSearch {
  const client = useApolloClient();
  return useCallback(
    async ({ name, section }, search) => {
      const { data } = await client.query({
        query: SheetOptionsDocument,
        variables: { moduleCode, column: name, section, search: search || null },
      });
      return data?.viewer?.columnOptions ?? [];
    },
    [client, moduleCode],
  );
}
