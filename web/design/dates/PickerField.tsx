import { lazy } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { DateFieldButtons } from './DateFieldButtons.tsx';
import { DateFieldProblem } from './DateFieldProblem.tsx';
import type { DateFieldProps, DateMode } from './date-field-props.ts';
import { DateTextInput } from './DateTextInput.tsx';
import { PickerLayer } from './PickerLayer.tsx';
import { useDateText } from './useDateText.ts';
import { usePicker } from './usePicker.ts';
import './PickerField.css';

const SinglePanel = lazy(async () => ({
  default: (await import('./SinglePanel.tsx')).SinglePanel,
}));

/** A field for one date or time, typed or picked from a panel. */
export function PickerField({ mode, ...props }: DateFieldProps & { mode: DateMode }) {
  const {
    id,
    value,
    onChange,
    name,
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
  const text = useDateText({ mode, value, min, max, required, isMarked: invalid, onChange });
  const problemId = `${id}-typed`;
  const choose = (chosen: string | null) => {
    text.discard();
    onChange(chosen);
  };
  const commit = () => {
    const next = text.commit();
    if (next !== value) onChange(next);
  };
  const clear = () => {
    choose(null);
    close();
  };
  return (
    <>
      <div
        ref={field}
        role="presentation"
        className={`in date-field${mode === 'datetime' ? ' date-field-long' : ''}${isOpen ? ' date-field-open' : ''}${invalid || text.problem !== null ? ' in-bad' : ''}`}
        onKeyDown={handleKey}
      >
        <DateTextInput
          ref={input}
          {...{ id, mode, text, name, invalid, required, disabled }}
          describedBy={
            [describedBy, text.problem === null ? undefined : problemId]
              .filter(Boolean)
              .join(' ') || undefined
          }
          isOpen={isOpen}
          onOpen={() => open(false)}
          onLeave={commit}
          onCommit={() => {
            commit();
            hide();
          }}
        />
        <DateFieldButtons
          labelId={`${id}-label`}
          mode={mode}
          name={name}
          isOpen={isOpen}
          disabled={disabled}
          onClear={value === null || required ? null : clear}
          onToggle={toggle}
        />
        {isOpen && (
          <PickerLayer ref={layer} label={name ?? t(`dates.pick.${mode}`)}>
            <SinglePanel
              {...{ mode, value, min, max, lunar }}
              label={name ?? t(`dates.pick.${mode}`)}
              focusKey={focusKey}
              onChange={choose}
              onClose={close}
            />
          </PickerLayer>
        )}
      </div>
      <DateFieldProblem id={problemId} problem={text.problem} />
    </>
  );
}
