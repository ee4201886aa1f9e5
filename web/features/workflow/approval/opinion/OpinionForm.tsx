import { useEffect, useEffectEvent, useId, type RefObject } from 'react';
import type { FieldProblem } from '../../../../records/form/field-problem.ts';
import type { Column } from '../../../../records/fields/column.ts';
import { FormFields } from '../../../../records/form/FormFields.tsx';
import { OpinionField } from './OpinionField.tsx';
import type { OpinionInput } from './opinion-input.ts';

interface OpinionFormProps {
  ref: RefObject<HTMLDivElement | null>;
  hint: string | null;
  form: readonly Column[];
  input: OpinionInput;
  busy: boolean;
  problems: { opinion: { textKey: string } | null; fields: Readonly<Record<string, FieldProblem>> };
  onChange: (change: Partial<OpinionInput>) => void;
  onSubmit: () => void;
}

/**
 * The fields of the dialog. The first one gets the focus. Ctrl+Enter (Cmd+Enter) submits from any
 * field, except while an input method composes text.
 */
export function OpinionForm({
  ref,
  hint,
  form,
  input,
  busy,
  problems,
  onChange,
  onSubmit,
}: OpinionFormProps) {
  const hintId = useId();
  const { opinion, values } = input;
  const submitByKeys = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
    event.preventDefault();
    onSubmit();
  });
  useEffect(
    function focusFirstField() {
      // One frame late, because PrimeReact first focuses the close button.
      const fields = 'input, textarea, select, [role="combobox"]';
      const frame = requestAnimationFrame(() =>
        ref.current?.querySelector<HTMLElement>(fields)?.focus(),
      );
      return () => cancelAnimationFrame(frame);
    },
    [ref],
  );
  useEffect(
    function listenForKeys() {
      const root = ref.current;
      const listener = (event: KeyboardEvent) => submitByKeys(event);
      root?.addEventListener('keydown', listener);
      return () => root?.removeEventListener('keydown', listener);
    },
    [ref],
  );
  return (
    <div className="opinion" ref={ref} role="group" aria-describedby={hintId} aria-busy={busy}>
      <p id={hintId} className="mute opinion-hint">
        {hint}
      </p>
      {form.length > 0 && (
        <FormFields
          columns={form}
          values={values}
          problems={problems.fields}
          onChange={(name, value, copies) =>
            onChange({ values: { ...values, ...copies, [name]: value } })
          }
        />
      )}
      {opinion !== null && (
        <OpinionField
          value={opinion}
          problem={problems.opinion}
          readOnly={busy}
          onChange={(text) => onChange({ opinion: text })}
        />
      )}
    </div>
  );
}
