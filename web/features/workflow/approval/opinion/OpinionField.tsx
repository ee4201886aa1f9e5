import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { TextArea } from '../../../../design/forms/TextArea.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { MAX_OPINION_LENGTH, opinionLength } from './opinion-rules.ts';

/** Frequent opinions. They are inserted at the caret and can be edited. */
const phraseKeys = ['approval.phrase.agree', 'approval.phrase.more', 'approval.phrase.rules'];

interface OpinionFieldProps {
  value: string;
  problem: { textKey: string } | null;
  readOnly: boolean;
  onChange: (value: string) => void;
}

/**
 * The opinion field with quick phrases and a counter. Text that is too long is not cut off but
 * rejected with a message.
 */
export function OpinionField({ value, problem, readOnly, onChange }: OpinionFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const length = opinionLength(value);
  const described = [`${id}-count`, ...(problem === null ? [] : [`${id}-error`])].join(' ');

  function insert(phrase: string) {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: value.length,
      selectionEnd: value.length,
    };
    flushSync(() => onChange(value.slice(0, from) + phrase + value.slice(to)));
    field.current?.focus();
    field.current?.setSelectionRange(from + phrase.length, from + phrase.length);
  }

  return (
    <div className="field opinion-field">
      <label htmlFor={id}>
        {t('approval.opinion.label')}
        <span aria-hidden="true"> *</span>
      </label>
      <TextArea
        id={id}
        ref={field}
        className={problem === null ? 'in' : 'in in-bad'}
        rows={4}
        required
        readOnly={readOnly}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={described}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem !== null && (
        <span className="err" id={`${id}-error`} role="alert">
          <Icon name="info-circle" />
          {t(problem.textKey, { 0: MAX_OPINION_LENGTH, 1: length })}
        </span>
      )}
      <div className="opinion-below">
        <div className="opinion-phrases" role="group" aria-label={t('approval.phrases')}>
          {phraseKeys.map((key) => (
            <Button
              key={key}
              className="opinion-phrase"
              aria-disabled={readOnly}
              onClick={() => !readOnly && insert(t(key))}
            >
              {t(key)}
            </Button>
          ))}
        </div>
        <span
          id={`${id}-count`}
          className={length > MAX_OPINION_LENGTH ? 'small opinion-over' : 'small mute'}
        >
          {t('approval.opinion.count', { 0: length, 1: MAX_OPINION_LENGTH })}
        </span>
      </div>
    </div>
  );
}
