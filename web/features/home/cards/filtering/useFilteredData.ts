import type { TypedDocumentNode } from '@apollo/client';
import type { Problem } from '../../problem.ts';
import { useCardData } from '../../useCardData.ts';
import type { CardState } from '../../useCardState.ts';

interface FilteredDataOptions<Query, Variables, Data> {
  state: CardState;
  /** What came with the page. */
  initial: Data | null;
  document: TypedDocumentNode<Query, Variables>;
  /** Null while there is nothing to ask for. */
  variables: Variables | null;
  select: (answer: Query) => Data | null;
}

export interface FilteredData<Data> {
  data: Data | null;
  problem: Problem | null;
  /** What the frame shows of it: being asked again, and asking again for just this. */
  state: CardState;
}

/** The data of a card that can be narrowed, for what it is narrowed to, with the state that its frame shows. */
export function useFilteredData<Query, Variables, Data>({
  state,
  initial,
  ...query
}: FilteredDataOptions<Query, Variables, Data>): FilteredData<Data> {
  const { data, problem, isLoading, refresh } = useCardData({ ...query, initial });
  return { data, problem, state: { ...state, isLoading: state.isLoading || isLoading, refresh } };
}
