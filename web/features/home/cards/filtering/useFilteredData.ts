import type { TypedDocumentNode } from '@apollo/client';
import type { Problem } from '../../problem.ts';
import { useCardData } from '../../useCardData.ts';
import type { CardState } from '../../useCardState.ts';

interface FilteredDataOptions<Query, Variables, Data> {
  state: CardState;
  /** The data that came with the page. */
  initial: Data | null;
  document: TypedDocumentNode<Query, Variables>;
  /** Null while nothing should be loaded. */
  variables: Variables | null;
  select: (answer: Query) => Data | null;
}

export interface FilteredData<Data> {
  data: Data | null;
  problem: Problem | null;
  /** The state for the card's frame: loading and refreshing refer to this data. */
  state: CardState;
}

/** The data of a card for its own filter, and the state for its frame. */
export function useFilteredData<Query, Variables, Data>({
  state,
  initial,
  ...query
}: FilteredDataOptions<Query, Variables, Data>): FilteredData<Data> {
  const { data, problem, isLoading, refresh } = useCardData({ ...query, initial });
  return { data, problem, state: { ...state, isLoading: state.isLoading || isLoading, refresh } };
}
