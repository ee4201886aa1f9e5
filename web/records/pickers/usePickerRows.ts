import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { useAsk } from '../../platform/data/useAsk.ts';
import type { ListFilterInput } from '../../generated/schema.ts';
import {
  PICKER_PAGE_SIZE,
  pickableRows,
  shownColumns,
  type PickerModule,
  type PickerPage,
  type PickerRow,
} from './picker-rows.ts';
import { PickerRowsDocument } from './RowPicker.gen.ts';

interface PageRequest {
  keyword: string;
  page: number;
}

interface PickerRows {
  /** Undefined while loading; null if the account has no such list. */
  module: PickerModule | null | undefined;
  /** The page loaded last; it stays while the next one is loading. */
  page: PickerPage | null;
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
  /** Loads rows by their keys; missing ones are left out. */
  find: (keys: readonly string[]) => Promise<readonly PickerRow[]>;
}

/**
 * Loads the rows of a list page by page. Nothing is cached, so that rows added a moment ago are
 * found.
 */
export function usePickerRows(moduleCode: string, { keyword, page }: PageRequest): PickerRows {
  const client = useApolloClient();
  const [module, setModule] = useState<PickerModule | null | undefined>(undefined);

  const load = useCallback(
    async (filter: ListFilterInput | null, from: number, pageSize: number, columns: boolean) => {
      const { data, error } = await client.query({
        query: PickerRowsDocument,
        variables: { moduleCode, filter, page: from, pageSize, withColumns: columns },
        fetchPolicy: 'no-cache',
      });
      const listModule = data?.viewer?.listModule ?? null;
      // Null without an error means no such list; a failed request must not be mistaken for
      // that.
      if (listModule === null && error !== undefined && !isForbidden(error))
        throw new Error('failed', { cause: error });
      return listModule;
    },
    [client, moduleCode],
  );
  const { answer, state, retry } = useAsk(JSON.stringify([moduleCode, keyword, page]), async () => {
    const filter = keyword === '' ? null : { keyword };
    const found = await load(filter, page, PICKER_PAGE_SIZE, module == null);
    if (found === null) setModule(null);
    else if (found.columns !== undefined)
      setModule({ keyField: found.keyField, columns: shownColumns(found.columns, found) });
    if (found?.rows === null) throw new Error('The answer has no rows.');
    return found?.rows == null
      ? null
      : { rows: pickableRows(found.rows.nodes), totalCount: found.rows.totalCount };
  });
  const keyField = module?.keyField;
  const find = useCallback(
    async (keys: readonly string[]) => {
      if (keyField === undefined || keys.length === 0) return [];
      const filter = { all: [{ column: keyField, operation: 'IN' as const, values: [...keys] }] };
      return (await load(filter, 1, Math.min(keys.length, 1000), false))?.rows?.nodes ?? [];
    },
    [load, keyField],
  );
  return { module, page: answer, state: state === 'idle' ? 'loading' : state, retry, find };
}

function isForbidden(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN')
  );
}
