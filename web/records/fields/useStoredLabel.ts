import { useEffect, useEffectEvent, useState } from 'react';
import { useServerText } from '../../platform/language/useServerText.ts';
import type { Column } from './column.ts';
import type { OptionSearch } from './option-search.ts';
import { findOption } from './find-option.ts';
import { labelOf } from './kinds/option-text.ts';
import type { FieldValues } from './values.ts';

interface StoredLabel {
  label: string | null;
  /** Whether the label is being loaded. */
  busy: boolean;
}

/**
 * The label of a stored code, if neither its column nor its row provides it. It is loaded once,
 * without opening the list. If it cannot be found, the code is shown alone.
 */
export function useStoredLabel(
  column: Column,
  value: string | null,
  values: FieldValues,
  search: OptionSearch | undefined,
): StoredLabel {
  const serverText = useServerText();
  const [answer, setAnswer] = useState<{ value: string; label: string | null } | null>(null);
  const findCode = useEffectEvent(async (code: string) =>
    search === undefined ? null : findOption(search, column, code, values),
  );
  const wanted = search === undefined ? null : value;
  const isKnown = answer?.value === wanted;
  useEffect(
    function loadLabel() {
      if (wanted === null || isKnown) return undefined;
      let isOutdated = false;
      const setLabel = (label: string | null) => {
        if (!isOutdated) setAnswer({ value: wanted, label });
      };
      findCode(wanted).then(
        (option) => setLabel(option && labelOf(option, serverText)),
        () => setLabel(null),
      );
      return () => {
        isOutdated = true;
      };
    },
    [wanted, isKnown, serverText],
  );
  return { label: isKnown ? answer.label : null, busy: wanted !== null && !isKnown };
}
