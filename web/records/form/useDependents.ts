import { useEffect, useEffectEvent, useRef } from 'react';
import type { Column } from '../fields/column.ts';
import type { OptionSearch } from '../fields/option-search.ts';
import { missingDependencies, dependencyKey } from '../fields/dependencies.ts';
import { findOption } from '../fields/find-option.ts';
import type { FieldValues } from '../fields/values.ts';

interface DependentsOptions {
  columns: readonly Column[];
  values: FieldValues;
  search: OptionSearch | undefined;
  onClear: (names: readonly string[]) => void;
}

/** A value and the values it depends on, when it was last checked. */
interface CheckedValue {
  dependencies: string;
  value: string | null;
}

/**
 * Clears values that have become invalid. When a field changes, the values that depend on it are
 * looked up among the new options and cleared if they are no longer available. Values that change
 * together with the field (a loaded row) are left alone, and so are values whose look-up fails.
 */
export function useDependents({ columns, values, search, onClear }: DependentsOptions): void {
  const dependent = columns.filter(({ dependsOn }) => dependsOn.length > 0);
  const currentValue = (column: Column): CheckedValue => ({
    dependencies: dependencyKey(column, values),
    value: values[column.name] ?? null,
  });
  const checked = useRef<Readonly<Record<string, CheckedValue>>>({});
  const hasNoDependents = dependent.length === 0;
  const valuesKey = JSON.stringify(dependent.map(currentValue));

  const isAvailable = async (column: Column, value: string): Promise<boolean> => {
    if (missingDependencies(column, values).length > 0) return false;
    if (column.options !== null) return column.options.some((option) => option.value === value);
    return (
      search === undefined ||
      (await findOption(search, column, value, values).catch(() => true)) !== null
    );
  };
  const findInvalid = useEffectEvent(async () => {
    const verdicts = dependent.map(async (column): Promise<string[]> => {
      const [before, { dependencies, value }] = [
        checked.current[column.name],
        currentValue(column),
      ];
      const isOld =
        before !== undefined && before.dependencies !== dependencies && before.value === value;
      return isOld && value !== null && !(await isAvailable(column, value)) ? [column.name] : [];
    });
    return (await Promise.all(verdicts)).flat();
  });
  const clearInvalid = useEffectEvent((wrong: readonly string[]) => {
    checked.current = Object.fromEntries(
      dependent.map((column) => [column.name, currentValue(column)]),
    );
    if (wrong.length > 0) onClear(wrong);
  });

  useEffect(
    function check() {
      if (hasNoDependents) return undefined;
      let isOutdated = false;
      void findInvalid().then((wrong) => {
        if (!isOutdated) clearInvalid(wrong);
      });
      return () => {
        isOutdated = true;
      };
    },
    [valuesKey, hasNoDependents],
  );
}
