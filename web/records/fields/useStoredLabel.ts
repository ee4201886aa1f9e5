import { useAsk } from '../../platform/data/useAsk.ts';
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
  const { answer, state } = useAsk(search === undefined ? null : value, async () =>
    search === undefined || value === null ? null : findOption(search, column, value, values),
  );
  return {
    label: state === 'ready' && answer !== null ? labelOf(answer, serverText) : null,
    busy: state === 'loading',
  };
}
