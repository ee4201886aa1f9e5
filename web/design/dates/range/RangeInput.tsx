import { lazy } from 'react';
import { useTranslation } from '../../language/useTranslation.ts';
import { DateFieldButtons } from '../DateFieldButtons.tsx';
import { DateFieldProblem } from '../DateFieldProblem.tsx';
import type { RangeFieldProps } from '../date-field-props.ts';
import { PickerLayer } from '../PickerLayer.tsx';
import { usePicker } from '../usePicker.ts';
import { RangeEnds } from './RangeEnds.tsx';
import { useRangeText } from './useRangeText.ts';
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
  const { isOpen, focusKey, field, layer, input, open, hide, close, toggle, handleKey } =
    usePicker(disabled);
  const range = useRangeText({ mode, value, min, max, required, isMarked: invalid, onChange });
  const { problem } = range;
  const clear = () => {
    range.choose({ from: null, to: null });
    close();
  };
  const problemId = `${id}-typed`;
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
        <RangeEnds
          {...{ id, mode, name, labelledBy, invalid, required, disabled, isOpen, range }}
          describedBy={
            [describedBy, problem === null ? undefined : problemId].filter(Boolean).join(' ') ||
            undefined
          }
          ref={input}
          onOpen={() => open(false)}
          onLeave={(end, next) =>
            range.leave(end, next instanceof Node && field.current?.contains(next) === true)
          }
          onCommit={(end) => {
            range.leave(end, false);
            hide();
          }}
        />
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
              value={range.settled}
              focusKey={focusKey}
              onChange={range.choose}
              onClose={close}
            />
          </PickerLayer>
        )}
      </div>
      <DateFieldProblem id={problemId} problem={problem} />
    </>
  );
}
