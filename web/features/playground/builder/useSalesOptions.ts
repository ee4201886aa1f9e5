import { useEffect, useState } from 'react';
import type { Choice } from '../../../design/forms/useOptions.ts';
import { usePlayground } from '../PlaygroundContext.tsx';
import { SalesOptionsDocument, type SalesOptionsQuery } from './SalesOptions.gen.ts';

/** What the filters of the form offer. */
interface SalesOptions {
  regions: readonly Choice[];
  shops: readonly Choice[];
  categories: readonly Choice[];
  channels: readonly Choice[];
}

const NONE: SalesOptions = { regions: [], shops: [], categories: [], channels: [] };

interface LoadedOptions {
  /** Empty until they are loaded. */
  options: SalesOptions;
  /** Some of them could not be loaded. */
  isFailed: boolean;
  reload: () => void;
}

/** Loads the choices of the filters. Those that are loaded can be chosen without the others. */
export function useSalesOptions(hasStores: boolean): LoadedOptions {
  const { ask, viewer } = usePlayground();
  const [options, setOptions] = useState(NONE);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isSignedIn = viewer !== null;
  useEffect(
    function loadOptions() {
      if (!isSignedIn) return undefined;
      let isGone = false;
      ask(SalesOptionsDocument, { hasStores }).then(
        ({ viewer: found }) => {
          if (isGone || found == null) return;
          setOptions(optionsOf(found));
          // A list that is not asked for is left out, one that failed is null.
          setFailed(Object.values(found).includes(null));
        },
        () => !isGone && setFailed(true),
      );
      return () => {
        isGone = true;
      };
    },
    [ask, isSignedIn, hasStores, attempt],
  );
  return {
    options,
    isFailed,
    reload() {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}

type Found = NonNullable<SalesOptionsQuery['viewer']>;

function optionsOf({ shops, channels, purchaseGroups, sales }: Found): SalesOptions {
  const regions = (sales?.nodes ?? []).flatMap(({ region }) => region ?? []);
  return {
    regions: regions.map(({ code, name }) => optionOf(code, name)),
    shops: (shops ?? []).map(({ number, name }) => optionOf(number, name)),
    categories: (purchaseGroups ?? []).map(({ code, name }) => optionOf(code, name)),
    channels: (channels ?? []).map(({ code, name }) => optionOf(code, name)),
  };
}

/** The code first, because figures and queries have codes. */
export const optionOf = (code: string, name: string): Choice => ({
  value: code,
  label: `${code} ${name}`,
});
