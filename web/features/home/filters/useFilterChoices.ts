import { useFilterChoicesQuery } from './FilterChoices.gen.ts';

export interface Choice {
  code: string;
  name: string;
}

export interface FilterChoices {
  channels: readonly Choice[] | null;
  purchaseGroups: readonly Choice[] | null;
  asking: boolean;
  retry: () => void;
}

/** The channels and purchase groups of the enterprise. Nothing is asked for while nobody wants to know. */
export function useFilterChoices(wanted: boolean): FilterChoices {
  const { data, loading, refetch } = useFilterChoicesQuery({
    skip: !wanted,
    fetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const viewer = data?.viewer;
  return {
    channels: viewer?.channels ?? null,
    purchaseGroups: viewer?.purchaseGroups ?? null,
    asking: loading,
    retry: () => void refetch(),
  };
}
