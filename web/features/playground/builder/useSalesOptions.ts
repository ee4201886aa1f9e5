import { useEffect, useState } from 'react';
import type { Choice } from '../../../design/forms/useOptions.ts';
import { usePlayground } from '../PlaygroundContext.tsx';
import { SalesOptionsDocument } from './SalesOptions.gen.ts';

/** What the filters of the form offer. */
export interface SalesOptions {
  shops: readonly Choice[];
  categories: readonly Choice[];
  channels: readonly Choice[];
}

const NONE: SalesOptions = { shops: [], categories: [], channels: [] };

/** Loads the choices of the filters once; empty until then, and when they cannot be loaded. */
export function useSalesOptions(): SalesOptions {
  const { ask, viewer } = usePlayground();
  const [options, setOptions] = useState(NONE);
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
        () => undefined,
      );
      return () => {
        isGone = true;
      };
    },
    [ask, isSignedIn],
  );
  return options;
}

const optionOf = (code: string, name: string): Choice => ({
  value: code,
  label: `${code} ${name}`,
});
