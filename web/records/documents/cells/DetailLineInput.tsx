import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { flushSync } from 'react-dom';
import { saysTheSame } from '../../../design/number/exact.ts';
import type { CellFieldProps } from './cell-editor.ts';

interface DetailLineInputProps extends CellFieldProps {
  /** What a text says; undefined: nothing that can be kept. */
  read: (text: string) => string | null | undefined;
  /** What was typed cannot be kept, and the former value stands again. */
  onUnread: (text: string) => void;
}

/**
 * A line of text in a cell. While somebody types only this is drawn anew: the line has it when he leaves the cell, and before the page goes, so
 * that a draft has it too. What he types with an input method is part of it like everything else.
 */
export function DetailLineInput(props: DetailLineInputProps) {
  const { id, column, value, name, invalid, describedBy, read, onUnread, onChange, editor } = props;
  const [typed, setTyped] = useState<string | null>(null);
  function commit() {
    if (typed === null) return;
    setTyped(null);
    const next = read(typed);
    if (next === undefined) onUnread(typed);
    else if (!saysTheSame(next, value)) onChange(next);
  }
  useImperativeHandle(editor, () => ({
    isTyping: () => typed !== null,
    commit,
    revert() {
      setTyped(null);
      return typed !== null;
    },
  }));
  const keepBefore = useEffectEvent(() => flushSync(commit));
  useEffect(function keepBeforeThePageGoes() {
    const keep = () => keepBefore();
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
    return <textarea className="detail-input detail-area" rows={1} {...shared} />;
  const isNumber = column.type === 'INPUT_NUM';
  return (
    <input
      className={isNumber ? 'detail-input detail-input-end' : 'detail-input'}
      inputMode={isNumber ? 'decimal' : undefined}
      autoComplete="off"
      {...shared}
    />
  );
}
