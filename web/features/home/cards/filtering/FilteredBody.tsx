import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { ListNote } from '../../../../design/feedback/ListNote.tsx';
import { CardFailure } from '../frame/CardFailure.tsx';
import type { FilteredData } from './useFilteredData.ts';

interface FilteredBodyProps<Data> {
  filtered: FilteredData<Data>;
  Waiting: ComponentType;
  isEmpty: (data: Data) => boolean;
  /** The text that explains an empty result and what to do. */
  emptyReason: (data: Data) => string;
  children: (data: Data) => ReactNode;
}

/**
 * The part of a card below its filters: the data, the skeleton, or the reason why there are none.
 * The filters stay visible, so that the user can change them.
 */
export function FilteredBody<Data>({
  filtered,
  Waiting,
  isEmpty,
  emptyReason,
  children,
}: FilteredBodyProps<Data>) {
  const { t } = useTranslation();
  const { data, problem, state } = filtered;
  if (problem) return <CardFailure problem={problem} onRetry={state.refresh} />;
  if (data === null) return <Waiting />;
  if (isEmpty(data))
    return (
      <ListNote place="card" icon="empty" title={t('portal_text_204')} text={emptyReason(data)} />
    );
  return children(data);
}
