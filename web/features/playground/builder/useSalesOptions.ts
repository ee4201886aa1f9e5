import { useEffect, useState } from 'react';
import type { Choice } from '../../../design/forms/useOptions.ts';
import { usePlayground } from '../PlaygroundContext.tsx';
import { SalesOptionsDocument } from './SalesOptions.gen.ts';

/** What the filters of the form offer. */
interface SalesOptions {
  shops: readonly Choice[];
  categories: readonly Choice[];
  channels: readonly Choice[];
}

const NONE: SalesOptions = { shops: [], categories: [], channels: [] };

interface LoadedOptions {
  /** Empty until they are loaded. */
  options: SalesOptions;
  /** They could not be loaded. */
  isFailed: boolean;
  reload: () => void;
}

/** Loads the choices of the filters. */
export function useSalesOptions(): LoadedOptions {
  const { ask, viewer } = usePlayground();
  const [options, setOptions] = useState(NONE);
  const [isFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isSignedIn = viewer !== null;
  useEffect(
    function loadOptions() {
      if (!isSignedIn) return undefined;
      let isGone = false;
      ask(SalesOptionsDocument, {}).then(
        ({ viewer: found }) => {
          if (isGone || found == null) return;
          setOptions({
            shops: (found.shops ?? []).map(({ number, name }) => optionOf(number, name)),
            categories: (found.purchaseGroups ?? []).map(({ code, name }) => optionOf(code, name)),
            channels: (found.channels ?? []).map(({ code, name }) => optionOf(code, name)),
          });
        },
        () => !isGone && setFailed(true),
      );
      return () => {
        isGone = true;
      };
    },
    [ask, isSignedIn, attempt],
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

const optionOf = (code: string, name: string): Choice => ({
  value: code,
  label: `${code} ${name}`,
});
