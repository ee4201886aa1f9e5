import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardMessage } from '../../../../design/feedback/CardMessage.tsx';
import { CardFailure } from '../frame/CardFailure.tsx';
import type { FilteredData } from './useFilteredData.ts';

interface FilteredBodyProps<Data> {
  narrowed: FilteredData<Data>;
  Waiting: ComponentType;
  isEmpty: (data: Data) => boolean;
  /** Why there may be nothing, and what to do. */
  emptyReason: (data: Data) => string;
  children: (data: Data) => ReactNode;
}

/** What stands below the filters of a card: its data, or why there are none. The filters stay, so that one can choose otherwise. */
export function FilteredBody<Data>({
  narrowed,
  Waiting,
  isEmpty,
  emptyReason,
  children,
}: FilteredBodyProps<Data>) {
  const { t } = useTranslation();
  const { data, problem, state } = narrowed;
  if (problem) return <CardFailure problem={problem} onRetry={state.refresh} />;
  if (data === null) return <Waiting />;
  if (isEmpty(data))
    return <CardMessage icon="empty" title={t('portal_text_204')} reason={emptyReason(data)} />;
  return children(data);
}
