import { useState } from 'react';
import type { DateMode, DateRange } from '../date-field-props.ts';
import { isInOrder, raiseEnd, sortRange } from '../time/range-times.ts';
import { useDateText } from '../useDateText.ts';

interface RangeTextOptions {
  mode: DateMode;
  value: DateRange;
  min: string | null;
  max: string | null;
  required: boolean;
  /** The surrounding form already shows an error for the field. */
  isMarked: boolean;
  onChange: (value: DateRange) => void;
}

/** The texts of both ends of a range, which are in order whenever `onChange` is called. */
export function useRangeText({ mode, value, onChange, ...rules }: RangeTextOptions) {
  const [unsorted, setUnsorted] = useState<DateRange | null>(null);
  const shown = unsorted ?? value;
  const sort = mode === 'time' ? raiseEnd : sortRange;
  const change = (next: DateRange) => {
    setUnsorted(null);
    if (next.from !== value.from || next.to !== value.to) onChange(next);
  };
  // While the other end is still being typed, the ends may be in reverse order.
  const take = (next: DateRange) => (isInOrder(next) ? change(next) : setUnsorted(next));
  const from = useDateText({
    mode,
    value: shown.from,
    ...rules,
    onChange: (text) => take({ ...shown, from: text }),
  });
  const to = useDateText({
    mode,
    value: shown.to,
    ...rules,
    onChange: (text) => take({ ...shown, to: text }),
  });
  return {
    from,
    to,
    problem: from.problem ?? to.problem,
    /** The shown range in order. */
    settled: sort(shown),
    /** Sets a range chosen in the panel. */
    choose(next: DateRange) {
      from.discard();
      to.discard();
      change(next);
    },
    /** Parses the text of an end. The range is sorted unless the focus stays in the field. */
    leave(end: 'from' | 'to', staysInField: boolean) {
      const next = { ...shown, [end]: (end === 'from' ? from : to).commit() };
      if (staysInField) take(next);
      else change(sort(next));
    },
  };
}
