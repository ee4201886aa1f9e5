import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { checkFields } from '../../../../records/form/check-fields.ts';
import type { Column } from '../../../../records/fields/column.ts';
import { defaultsOf } from '../../../../records/fields/values.ts';
import { ModalDialog } from '../../../../design/overlay/ModalDialog.tsx';
import { keyName } from '../../../../design/keyboard/key-name.ts';
import type { OpinionInput } from './opinion-input.ts';
import { OpinionForm } from './OpinionForm.tsx';
import { opinionProblem } from './opinion-rules.ts';
import './OpinionDialog.css';

export interface OpinionDialogProps {
  /** The name of the button, in the user's language. */
  title: string;
  hint: string | null;
  form: readonly Column[];
  isOpinionRequired: boolean;
  busy: boolean;
  /** Why the action failed. The dialog stays open with all input. */
  problem: ReactNode;
  /** Whether the button ends or rejects something; it is then shown in the danger style. */
  danger?: boolean;
  /** The stored draft. */
  draft?: OpinionInput | undefined;
  onDraft?: (input: OpinionInput | null) => void;
  onSubmit: (input: OpinionInput) => void;
  onClose: () => void;
}

/**
 * Asks for the opinion and the form of a button before it is pressed. The opinion is never filled
 * in for the user.
 */
export function OpinionDialog(props: OpinionDialogProps) {
  const {
    title,
    hint,
    form,
    isOpinionRequired,
    busy,
    problem,
    danger = false,
    draft,
    onDraft,
    onSubmit,
    onClose,
  } = props;
  const fields = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<OpinionInput>(() => ({
    opinion: isOpinionRequired ? (draft?.opinion ?? '') : null,
    values: { ...defaultsOf(form), ...draft?.values },
  }));
  const [isSubmitted, setSubmitted] = useState(false);
  const opinionError = input.opinion === null ? null : opinionProblem(input.opinion);
  const fieldErrors = checkFields(form, input.values);

  function change(next: Partial<OpinionInput>) {
    const changed = { ...input, ...next };
    setInput(changed);
    onDraft?.(changed);
  }
  function submit() {
    if (busy) return;
    setSubmitted(true);
    if (opinionError !== null || Object.keys(fieldErrors).length > 0)
      focusFirstInvalid(fields.current, fieldErrors);
    else onSubmit({ ...input, opinion: input.opinion?.trim() ?? null });
  }
  function cancel() {
    if (busy) return;
    onDraft?.(null);
    onClose();
  }

  return (
    <ModalDialog
      title={title}
      size="medium"
      onClose={() => {
        if (!busy) onClose();
      }}
      footer={
        <OpinionButtons
          title={title}
          danger={danger}
          busy={busy}
          onCancel={cancel}
          onSubmit={submit}
        />
      }
    >
      <OpinionForm
        ref={fields}
        hint={hint}
        form={form}
        input={input}
        busy={busy}
        problems={isSubmitted ? { opinion: opinionError, fields: fieldErrors } : noProblems}
        onChange={change}
        onSubmit={submit}
      />
      {problem}
    </ModalDialog>
  );
}

interface OpinionButtonsProps {
  title: string;
  danger: boolean;
  busy: boolean;
  onCancel: () => void;
  onSubmit: () => void;
}

function OpinionButtons({ title, danger, busy, onCancel, onSubmit }: OpinionButtonsProps) {
  const { t } = useTranslation();
  return (
    <>
      <span className="opinion-keys" aria-hidden="true">
        <kbd>{keyName('mod', navigator.userAgent)}</kbd>{' '}
        <kbd>{keyName('Enter', navigator.userAgent)}</kbd> {t('approval.opinion.submitByKeys')}
      </span>
      <Button kind="plain" aria-disabled={busy} onClick={onCancel}>
        {t('approval.opinion.cancel')}
      </Button>
      <Button kind={danger ? 'final-danger' : 'primary'} loading={busy} onClick={onSubmit}>
        {t('approval.opinion.confirm', { 0: title })}
      </Button>
    </>
  );
}

const noProblems = { opinion: null, fields: {} };

/**
 * Focuses the first invalid field of the form, else the opinion, which comes last. Fields are
 * marked as invalid only after the next render, so the order is used instead.
 */
function focusFirstInvalid(
  root: HTMLElement | null,
  errors: Readonly<Record<string, unknown>>,
): void {
  const within =
    Object.keys(errors).length > 0
      ? 'input, select, textarea, [role="combobox"]'
      : '.opinion-field textarea';
  root?.querySelector<HTMLElement>(within)?.focus();
}
