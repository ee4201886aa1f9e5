import { useEffect, useEffectEvent, useRef } from 'react';
import type { Column } from '../fields/column.ts';
import type { OptionSearch } from '../fields/option-search.ts';
import { awaitedBy, sourceOf } from '../fields/dependencies.ts';
import { findOption } from '../fields/find-option.ts';
import type { FieldValues } from '../fields/values.ts';

interface DependentsOptions {
  columns: readonly Column[];
  values: FieldValues;
  search: OptionSearch | undefined;
  onClear: (names: readonly string[]) => void;
}

/** With what other values a value was in order. */
interface Settled {
  source: string;
  value: string | null;
}

/**
 * Clears what another field has made wrong: when a field changes, the values of those that depend on it are looked for in their new lists, and
 * go where they are not offered any more. A row that is loaded brings both at once and is left as it is. What cannot be asked stays.
 */
export function useDependents({ columns, values, search, onClear }: DependentsOptions): void {
  const dependent = columns.filter(({ dependsOn }) => dependsOn.length > 0);
  const now = (column: Column): Settled => ({
    source: sourceOf(column, values),
    value: values[column.name] ?? null,
  });
  const settled = useRef<Readonly<Record<string, Settled>>>({});
  const isFree = dependent.length === 0;
  const stand = JSON.stringify(dependent.map(now));

  const isOffered = async (column: Column, value: string): Promise<boolean> => {
    if (awaitedBy(column, values).length > 0) return false;
    if (column.options !== null) return column.options.some((option) => option.value === value);
    return (
      search === undefined ||
      (await findOption(search, column, value, values).catch(() => true)) !== null
    );
  };
  const wrongOnes = useEffectEvent(async () => {
    const verdicts = dependent.map(async (column): Promise<string[]> => {
      const [before, { source, value }] = [settled.current[column.name], now(column)];
      const isOld = before !== undefined && before.source !== source && before.value === value;
      return isOld && value !== null && !(await isOffered(column, value)) ? [column.name] : [];
    });
    return (await Promise.all(verdicts)).flat();
  });
  const settle = useEffectEvent((wrong: readonly string[]) => {
    settled.current = Object.fromEntries(dependent.map((column) => [column.name, now(column)]));
    if (wrong.length > 0) onClear(wrong);
  });

  useEffect(
    function check() {
      if (isFree) return undefined;
      let dropped = false;
      void wrongOnes().then((wrong) => {
        if (!dropped) settle(wrong);
      });
      return () => {
        dropped = true;
      };
    },
    [stand, isFree],
  );
}
