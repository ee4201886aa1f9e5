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

/** A value and the values it depends on, when it was last checked. */
interface Settled {
  source: string;
  value: string | null;
}

/**
 * Clears values that have become invalid. When a field changes, the values that depend on it are
 * looked up among the new options and cleared if they are no longer available. Values that change
 * together with the field (a loaded row) are left alone, and so are values whose look-up fails.
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
