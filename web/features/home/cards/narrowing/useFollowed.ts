import type { TypedDocumentNode } from '@apollo/client';
import { useMemo } from 'react';
import type { SalesFilterInput } from '../../../../generated/schema.ts';
import { useViewer } from '../../../../platform/session/ViewerContext.tsx';
import { useFilterDesk } from '../../filters/FilterContext.tsx';
import { chosenIn } from '../../filters/useCardFilter.ts';
import { useCardPage } from '../../PageContext.tsx';
import type { CardState } from '../../useCardState.ts';
import type { CardFrameProps } from '../frame/card-frame-props.ts';
import { moduleFiltersOf } from './module-filters.ts';
import { askedByFollowing } from './asked-by-following.ts';
import { type Narrowed, useNarrowed } from './useNarrowed.ts';

interface Variables {
  dashboardCode: string;
  code: string;
  filter: SalesFilterInput | null;
}

interface Question<Query, Data> {
  code: string;
  state: CardState;
  /** What came with the page. */
  given: Data | null;
  document: TypedDocumentNode<Query, Variables>;
  read: (answer: Query) => Data | null;
}

interface Followed<Data> {
  narrowed: Narrowed<Data>;
  /** What of it the frame of the card wants to know. */
  frame: Pick<CardFrameProps, 'query' | 'moduleParameters'>;
}

/**
 * The data of a card without controls of its own, for what somebody has chosen for the page, as of 500 ms after the last change. What the page was
 * asked with came with it: for that nothing is asked, and the card is refreshed like any other.
 */
export function useFollowed<Query, Data>({
  code,
  state,
  given,
  document,
  read,
}: Question<Query, Data>): Followed<Data> {
  const { settled } = useFilterDesk();
  const { today } = useViewer().enterprise;
  const { dashboardCode, chosen } = useCardPage();
  const filter = useMemo(() => chosenIn(settled, askedByFollowing, today), [settled, today]);
  const isGiven = JSON.stringify(filter) === JSON.stringify(chosen);
  const variables = isGiven ? null : { dashboardCode, code, filter };
  const own = useNarrowed({ state, given, document, variables, read });
  return {
    narrowed: isGiven ? { data: given, problem: null, state } : own,
    frame: {
      ...(variables && { query: { document, variables } }),
      ...(filter && { moduleParameters: moduleFiltersOf(filter) }),
    },
  };
}
