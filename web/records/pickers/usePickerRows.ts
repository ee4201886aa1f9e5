import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import type { ListFilterInput } from '../../generated/schema.ts';
import {
  PICKER_PAGE_SIZE,
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

interface Answer {
  request: string;
  page: PickerPage | null;
  failed: boolean;
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
 * Loads the rows of a list page by page. Answers to outdated requests are dropped. Nothing is
 * cached, so that rows added a moment ago are found.
 */
export function usePickerRows(moduleCode: string, { keyword, page }: PageRequest): PickerRows {
  const client = useApolloClient();
  const [module, setModule] = useState<PickerModule | null | undefined>(undefined);
  const [answer, setAnswer] = useState<Answer>({ request: '', page: null, failed: false });
  const [attempt, setAttempt] = useState(0);
  const withColumns = module == null;
  const request = JSON.stringify([keyword, page, attempt]);

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
  const isAnswered = answer.request === request;
  useEffect(
    function loadPage() {
      if (isAnswered) return undefined;
      let isOutdated = false;
      const setResult = (found: PickerPage | null, failed: boolean) => {
        if (!isOutdated) setAnswer({ request, page: found, failed });
      };
      load(keyword === '' ? null : { keyword }, page, PICKER_PAGE_SIZE, withColumns).then(
        (found) => {
          if (isOutdated) return;
          if (found === null) setModule(null);
          else if (found.columns !== undefined) {
            setModule({ keyField: found.keyField, columns: shownColumns(found.columns, found) });
          }
          const rows = found?.rows ?? null;
          setResult(
            rows && { rows: rows.nodes, totalCount: rows.totalCount },
            found !== null && rows === null,
          );
        },
        () => setResult(null, true),
      );
      return () => {
        isOutdated = true;
      };
    },
    [load, request, isAnswered, keyword, page, withColumns],
  );
  const keyField = module?.keyField;
  const find = useCallback(
    async (keys: readonly string[]) => {
      if (keyField === undefined || keys.length === 0) return [];
      const filter = { all: [{ column: keyField, operation: 'IN' as const, values: [...keys] }] };
      return (await load(filter, 1, Math.min(keys.length, 1000), false))?.rows?.nodes ?? [];
    },
    [load, keyField],
  );
  return {
    module,
    page: answer.page,
    state: !isAnswered ? 'loading' : answer.failed ? 'failed' : 'ready',
    retry: () => setAttempt(attempt + 1),
    find,
  };
}

function isForbidden(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN')
  );
}
