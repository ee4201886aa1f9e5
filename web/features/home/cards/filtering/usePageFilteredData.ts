import type { TypedDocumentNode } from '@apollo/client';
import { useMemo } from 'react';
import type { SalesFilterInput } from '../../../../generated/schema.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { useFilterStore } from '../../filters/FilterContext.tsx';
import { chosenFilter } from '../../filters/useCardFilter.ts';
import { useCardPage } from '../../PageContext.tsx';
import type { CardState } from '../../useCardState.ts';
import type { CardFrameProps } from '../frame/card-frame-props.ts';
import { moduleFilterParameters } from './module-filter-parameters.ts';
import { followedFilterNames } from './followed-filter-names.ts';
import { type FilteredData, useFilteredData } from './useFilteredData.ts';

interface Variables {
  dashboardCode: string;
  code: string;
  filter: SalesFilterInput | null;
}

interface PageFilteredDataOptions<Query, Data> {
  code: string;
  state: CardState;
  /** The data that came with the page. */
  initial: Data | null;
  document: TypedDocumentNode<Query, Variables>;
  select: (answer: Query) => Data | null;
}

interface PageFilteredData<Data> {
  filtered: FilteredData<Data>;
  /** Props for the card's frame: the request and the parameters of the module. */
  frame: Pick<CardFrameProps, 'query' | 'moduleParameters'>;
}

/**
 * The data of a card without its own filter controls, for the part of the page's filter that the
 * user has chosen, 500 ms after the last change. The data that came with the page are used while
 * the filter is the one that the page was loaded with.
 */
export function usePageFilteredData<Query, Data>({
  code,
  state,
  initial,
  document,
  select,
}: PageFilteredDataOptions<Query, Data>): PageFilteredData<Data> {
  const { debounced } = useFilterStore();
  const { today } = useViewer().enterprise;
  const { dashboardCode, chosen } = useCardPage();
  const filter = useMemo(
    () => chosenFilter(debounced, followedFilterNames, today),
    [debounced, today],
  );
  const isPageFilter = JSON.stringify(filter) === JSON.stringify(chosen);
  const variables = isPageFilter ? null : { dashboardCode, code, filter };
  const filtered = useFilteredData({ state, initial, document, variables, select });
  return {
    filtered: isPageFilter ? { data: initial, problem: null, state } : filtered,
    frame: {
      ...(variables && { query: { document, variables } }),
      ...(filter && { moduleParameters: moduleFilterParameters(filter) }),
    },
  };
}
