import { useEffect, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';

interface TimeColumnProps {
  label: string;
  /** The numbers are 0 to `count` - 1. */
  count: number;
  chosen: number | null;
  isBarred: (number: number) => boolean;
  focusKey: number;
  onChoose: (number: number) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
};

/**
 * A column of numbers of which one is chosen: by a press, by the arrow keys or by typing digits.
 * Left and right go to the neighboring columns.
 */
export function TimeColumn({
  label,
  count,
  chosen,
  isBarred,
  focusKey,
  onChoose,
}: TimeColumnProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const digits = useTypedDigits(count);
  useLayoutEffect(
    function keepInSight() {
      const { current } = list;
      const option = current?.children[chosen ?? 0];
      if (current != null && option instanceof HTMLElement) {
        current.scrollTop = option.offsetTop - (current.clientHeight - option.offsetHeight) / 2;
      }
    },
    [chosen],
  );
  useEffect(
    function takeFocus() {
      if (focusKey > 0) list.current?.focus();
    },
    [focusKey],
  );
  const numbers = Array.from({ length: count }, (_, number) => number);
  const open = numbers.filter((number) => !isBarred(number));
  const choose = (wanted: number) => {
    const nearest = open.find((number) => number >= wanted) ?? open.at(-1);
    if (nearest !== undefined) onChoose(nearest);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const wanted = numberForKey(event.key, chosen, count, open) ?? digits.type(event.key);
    if (wanted !== null) choose(wanted);
    else if (!moveToNeighbor(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // The column keeps the focus; aria-activedescendant names the chosen number.
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={chosen === null ? undefined : `${id}-${String(chosen)}`}
      className="time-column"
      onKeyDown={handleKey}
      onBlur={digits.reset}
    >
      {numbers.map((number) => (
        // Keys are handled by the column, which has the focus.
        <div
          key={number}
          id={`${id}-${String(number)}`}
          role="option"
          tabIndex={-1}
          aria-selected={number === chosen}
          aria-disabled={isBarred(number)}
          className="time-number"
          onClick={() => {
            if (!isBarred(number)) onChoose(number);
          }}
          onKeyDown={undefined}
        >
          {String(number).padStart(2, '0')}
        </div>
      ))}
    </div>
  );
}

/** Combines typed digits into a number below `count`. */
function useTypedDigits(count: number) {
  const first = useRef('');
  return {
    /** The number after typing a key: that of two digits, or of one; null for other keys. */
    type(key: string): number | null {
      const both = first.current + key;
      if (!/^\d$/u.test(key)) return null;
      const isSecond = both.length === 2 && Number(both) < count;
      first.current = isSecond ? '' : key;
      return Number(isSecond ? both : key);
    },
    reset() {
      first.current = '';
    },
  };
}

/**
 * The number that a key chooses: the next or previous one, wrapping around; ten further; the first
 * or last. Null for other keys.
 */
function numberForKey(
  key: string,
  chosen: number | null,
  count: number,
  open: readonly number[],
): number | null {
  if (key === 'Home') return open[0] ?? null;
  if (key === 'End') return open.at(-1) ?? null;
  const step = steps[key];
  if (step === undefined) return null;
  if (chosen === null) return open[0] ?? null;
  if (Math.abs(step) > 1) return Math.min(Math.max(chosen + step, 0), count - 1);
  return open.at((open.indexOf(chosen) + step) % open.length) ?? null;
}

function moveToNeighbor({ key, currentTarget }: KeyboardEvent): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  const next =
    key === 'ArrowLeft' ? currentTarget.previousElementSibling : currentTarget.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
  return true;
}
