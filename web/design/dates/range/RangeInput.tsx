import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateFieldButtons } from '../DateFieldButtons.tsx';
import { DateFieldProblem } from '../DateFieldProblem.tsx';
import type { DateRange, RangeFieldProps } from '../date-field-props.ts';
import { DateTextInput } from '../DateTextInput.tsx';
import { PickerLayer } from '../PickerLayer.tsx';
import { isInOrder, raisedEnd, sortedRange } from '../time/range-times.ts';
import { useDateText } from '../useDateText.ts';
import { usePicker } from '../usePicker.ts';
import '../PickerField.css';

const RangePanel = lazy(async () => ({ default: (await import('./RangePanel.tsx')).RangePanel }));

/**
 * A field for both ends of a range; either may stay open. Reversed dates are swapped; for times, an
 * end before the start is raised to the start.
 */
export function RangeInput(props: RangeFieldProps) {
  const {
    id,
    mode,
    value,
    onChange,
    name,
    labelledBy,
    invalid = false,
    describedBy,
    required = false,
    min = null,
    max = null,
    disabled = false,
    lunar,
  } = props;
  const { t } = useTranslation();
  const { isOpen, focusKey, field, layer, input, open, shut, close, toggle, handleKey } =
    usePicker(disabled);
  const [unsorted, setUnsorted] = useState<DateRange | null>(null);
  const shown = unsorted ?? value;
  const put = mode === 'time' ? raisedEnd : sortedRange;
  const tell = (next: DateRange) => {
    setUnsorted(null);
    if (next.from !== value.from || next.to !== value.to) onChange(next);
  };
  const finish = (next: DateRange) => tell(put(next));
  // While the other end is still being typed, the ends may be in reverse order.
  const take = (next: DateRange) => (isInOrder(next) ? tell(next) : setUnsorted(next));
  const from = useDateText({
    mode,
    value: shown.from,
    min,
    max,
    required,
    isMarked: invalid,
    onChange: (text) => take({ ...shown, from: text }),
  });
  const to = useDateText({
    mode,
    value: shown.to,
    min,
    max,
    required,
    isMarked: invalid,
    onChange: (text) => take({ ...shown, to: text }),
  });
  const choose = (next: DateRange) => {
    from.forget();
    to.forget();
    tell(next);
  };
  const clear = () => {
    choose({ from: null, to: null });
    close();
  };
  const problem = from.problem ?? to.problem;
  const problemId = `${id}-typed`;
  const common = {
    mode,
    invalid,
    required,
    disabled,
    describedBy:
      [describedBy, problem === null ? undefined : problemId].filter(Boolean).join(' ') ||
      undefined,
    isOpen,
    onOpen: () => open(false),
  };
  /** The range after the typed text of one end has been read. */
  const settle = (end: 'from' | 'to'): DateRange => ({
    ...shown,
    [end]: (end === 'from' ? from : to).settle(),
  });
  const leave = (end: 'from' | 'to', next: EventTarget | null) => {
    const isWithin = next instanceof Node && field.current?.contains(next) === true;
    (isWithin ? take : finish)(settle(end));
  };
  const commit = (end: 'from' | 'to') => {
    finish(settle(end));
    shut();
  };
  const nameOf = (key: string) => [name, t(key)].filter(Boolean).join(' ');
  const label = name ?? t(`dates.pick.${mode}`);
  const isEmpty = value.from === null && value.to === null;
  return (
    <>
      <div
        ref={field}
        role="presentation"
        className={`in date-field date-field-long${isOpen ? ' date-field-open' : ''}${invalid || problem !== null ? ' in-bad' : ''}`}
        onKeyDown={handleKey}
      >
        <div role="group" aria-label={name} aria-labelledby={labelledBy} className="date-ends">
          <DateTextInput
            {...common}
            onLeave={(next) => leave('from', next)}
            onCommit={() => commit('from')}
            ref={input}
            id={id}
            text={from}
            name={nameOf('dates.start')}
            placeholder={t('dates.start')}
          />
          <span className="date-until" aria-hidden="true">
            ~
          </span>
          <DateTextInput
            {...common}
            onLeave={(next) => leave('to', next)}
            onCommit={() => commit('to')}
            id={`${id}-to`}
            text={to}
            name={nameOf('dates.end')}
            placeholder={t('dates.end')}
          />
        </div>
        <DateFieldButtons
          labelId={labelledBy ?? `${id}-label`}
          mode={mode}
          name={name}
          isOpen={isOpen}
          disabled={disabled}
          onClear={isEmpty || required ? null : clear}
          onToggle={toggle}
        />
        {isOpen && (
          <PickerLayer ref={layer} label={label}>
            <RangePanel
              {...{ mode, min, max, lunar, label }}
              value={put(shown)}
              focusKey={focusKey}
              onChange={choose}
              onClose={close}
            />
          </PickerLayer>
        )}
      </div>
      <DateFieldProblem id={problemId} problem={problem} />
    </>
  );
}
