import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { LoadLines } from './load-lines.ts';
import { SheetLinesDocument } from './SheetLines.gen.ts';

/**
 * Loads the lines of a long document page by page. Nothing is cached: returning to a page loads it
 * again.
 */
export function useSheetLines(moduleCode: string, number: string): LoadLines {
  const client = useApolloClient();
  return useCallback(
    async (section, page, pageSize) => {
      const { data } = await client.query({
        query: SheetLinesDocument,
        variables: { moduleCode, number, page, pageSize },
        fetchPolicy: 'no-cache',
      });
      return data?.viewer?.sheet?.details.find((detail) => detail.section === section)?.rows ?? [];
    },
    [client, moduleCode, number],
  );
}
