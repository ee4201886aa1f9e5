import { translateNames } from '../../../platform/language/translate-names.ts';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { useFilterChoicesQuery } from './FilterChoices.gen.ts';

export interface Choice {
  code: string;
  name: string;
}

export interface FilterChoices {
  channels: readonly Choice[] | null;
  purchaseGroups: readonly Choice[] | null;
  isLoading: boolean;
  retry: () => void;
}

/** The channels and purchasing groups of the enterprise. Not loaded while `isNeeded` is false. */
export function useFilterChoices(isNeeded: boolean): FilterChoices {
  const serverText = useServerText();
  const { data, loading, refetch } = useFilterChoicesQuery({
    skip: !isNeeded,
    fetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  return {
    channels: viewer?.channels ? translateNames(viewer.channels, serverText) : null,
    purchaseGroups: viewer?.purchaseGroups
      ? translateNames(viewer.purchaseGroups, serverText)
      : null,
    isLoading: loading,
    retry: () => void refetch(),
  };
}
