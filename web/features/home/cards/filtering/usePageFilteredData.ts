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

interface Question<Query, Data> {
  code: string;
  state: CardState;
  /** What came with the page. */
  initial: Data | null;
  document: TypedDocumentNode<Query, Variables>;
  select: (answer: Query) => Data | null;
}

interface PageFilteredData<Data> {
  narrowed: FilteredData<Data>;
  /** What of it the frame of the card wants to know. */
  frame: Pick<CardFrameProps, 'query' | 'moduleParameters'>;
}

/**
 * The data of a card without controls of its own, for what somebody has chosen for the page, as of 500 ms after the last change. What the page was
 * asked with came with it: for that nothing is asked, and the card is refreshed like any other.
 */
export function usePageFilteredData<Query, Data>({
  code,
  state,
  initial,
  document,
  select,
}: Question<Query, Data>): PageFilteredData<Data> {
  const { debounced } = useFilterStore();
  const { today } = useViewer().enterprise;
  const { dashboardCode, chosen } = useCardPage();
  const filter = useMemo(
    () => chosenFilter(debounced, followedFilterNames, today),
    [debounced, today],
  );
  const isGiven = JSON.stringify(filter) === JSON.stringify(chosen);
  const variables = isGiven ? null : { dashboardCode, code, filter };
  const own = useFilteredData({ state, initial, document, variables, select });
  return {
    narrowed: isGiven ? { data: initial, problem: null, state } : own,
    frame: {
      ...(variables && { query: { document, variables } }),
      ...(filter && { moduleParameters: moduleFilterParameters(filter) }),
    },
  };
}
