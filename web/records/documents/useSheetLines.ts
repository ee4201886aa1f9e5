import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { LoadLines } from './load-lines.ts';
import { SheetLinesDocument } from './SheetLines.gen.ts';

/** Fetches the lines of a long document by page. They are kept by nobody: a page that is left is asked for again. */
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
