import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextInput } from '../../../design/forms/TextInput.tsx';
import { TextArea } from '../../../design/forms/TextArea.tsx';
import { isSameValue } from '../../../design/number/decimal-arithmetic.ts';
import type { CellFieldProps } from './cell-editor.ts';

interface DetailLineInputProps extends CellFieldProps {
  /** Converts the typed text to a value; undefined if the text is invalid. */
  parse: (text: string) => string | null | undefined;
  /** The typed text is invalid and the cell shows its former value again. */
  onInvalidText: (text: string) => void;
}

/**
 * One line of text in a cell. While the user types, only this component re-renders. The value is
 * written to the line when the cell loses the focus and before the page closes, so that a draft
 * includes it. Text that is still being composed with an input method is included.
 */
export function DetailLineInput(props: DetailLineInputProps) {
  const { id, column, value, name, invalid, describedBy, parse, onInvalidText, onChange, editor } =
    props;
  const [typed, setTyped] = useState<string | null>(null);
  function commit() {
    if (typed === null) return;
    setTyped(null);
    const next = parse(typed);
    if (next === undefined) onInvalidText(typed);
    else if (!isSameValue(next, value)) onChange(next);
  }
  useImperativeHandle(editor, () => ({
    isTyping: () => typed !== null,
    commit,
    revert() {
      setTyped(null);
      return typed !== null;
    },
  }));
  const commitNow = useEffectEvent(() => flushSync(commit));
  useEffect(function commitBeforePageCloses() {
    const keep = () => commitNow();
    window.addEventListener('beforeunload', keep, { capture: true });
    window.addEventListener('pagehide', keep, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', keep, { capture: true });
      window.removeEventListener('pagehide', keep, { capture: true });
    };
  }, []);
  const shared = {
    id,
    value: typed ?? value ?? '',
    'aria-label': name,
    'aria-required': column.isRequired,
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
    onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
    onBlur: commit,
  };
  if (column.type === 'TEXTAREA')
    return <TextArea className="detail-input detail-area" rows={1} {...shared} />;
  const isNumber = column.type === 'INPUT_NUM';
  return (
    <TextInput
      className={isNumber ? 'detail-input detail-input-end' : 'detail-input'}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      {...shared}
    />
  );
}
