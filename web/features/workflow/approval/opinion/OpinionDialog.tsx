import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { checkFields } from '../../../../records/form/check-fields.ts';
import type { Column } from '../../../../records/fields/column.ts';
import { defaultsOf } from '../../../../records/fields/values.ts';
import { ModalDialog } from '../../../../design/overlay/ModalDialog.tsx';
import { Spinner } from '../../../../design/feedback/Spinner.tsx';
import { keyName } from '../../../../design/keyboard/key-name.ts';
import type { OpinionInput } from './opinion-input.ts';
import { OpinionForm } from './OpinionForm.tsx';
import { opinionProblem } from './opinion-rules.ts';
import './OpinionDialog.css';

export interface OpinionDialogProps {
  /** The name of the button, as the services say it. */
  title: string;
  hint: string | null;
  form: readonly Column[];
  asksOpinion: boolean;
  busy: boolean;
  /** Why it was not done: the dialog stays open with all that was written. */
  problem: ReactNode;
  /** The button ends or refuses something. */
  danger?: boolean;
  /** What was written before, and who keeps what is written now; null when it was given up. */
  kept?: OpinionInput | undefined;
  onKeep?: (input: OpinionInput | null) => void;
  onSubmit: (input: OpinionInput) => void;
  onClose: () => void;
}

/** Asks for the opinion and the form of a button before it is pressed. Nothing is filled in: to write is meant to be deliberate. */
export function OpinionDialog(props: OpinionDialogProps) {
  const {
    title,
    hint,
    form,
    asksOpinion,
    busy,
    problem,
    danger = false,
    kept,
    onKeep,
    onSubmit,
    onClose,
  } = props;
  const { t } = useTranslation();
  const fields = useRef<HTMLDivElement>(null);
  const [input, setInput] = useState<OpinionInput>(() => ({
    opinion: asksOpinion ? (kept?.opinion ?? '') : null,
    values: { ...defaultsOf(form), ...kept?.values },
  }));
  const [tried, setTried] = useState(false);
  const wrongOpinion = input.opinion === null ? null : opinionProblem(input.opinion);
  const wrongFields = checkFields(form, input.values);

  function change(next: Partial<OpinionInput>) {
    const changed = { ...input, ...next };
    setInput(changed);
    onKeep?.(changed);
  }
  function submit() {
    if (busy) return;
    setTried(true);
    if (wrongOpinion !== null || Object.keys(wrongFields).length > 0)
      focusWrong(fields.current, wrongFields);
    else onSubmit({ ...input, opinion: input.opinion?.trim() ?? null });
  }
  function cancel() {
    if (busy) return;
    onKeep?.(null);
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
        <>
          <span className="opinion-keys" aria-hidden="true">
            <kbd>{keyName('mod', navigator.userAgent)}</kbd>{' '}
            <kbd>{keyName('Enter', navigator.userAgent)}</kbd> {t('approval.opinion.submitByKeys')}
          </span>
          <button type="button" className="btn" aria-disabled={busy} onClick={cancel}>
            {t('approval.opinion.cancel')}
          </button>
          <button
            type="button"
            className={`btn ${danger ? 'btn-df' : 'btn-p'}`}
            aria-disabled={busy}
            aria-busy={busy}
            onClick={submit}
          >
            {busy && <Spinner />}
            {t('approval.opinion.confirm', { 0: title })}
          </button>
        </>
      }
    >
      <OpinionForm
        ref={fields}
        hint={hint}
        form={form}
        input={input}
        busy={busy}
        problems={tried ? { opinion: wrongOpinion, fields: wrongFields } : noProblems}
        onChange={change}
        onSubmit={submit}
      />
      {problem}
    </ModalDialog>
  );
}

const noProblems = { opinion: null, fields: {} };

/** The first of the form that is wrong, else the opinion, which comes last. What is wrong is marked only with the next drawing. */
function focusWrong(root: HTMLElement | null, wrong: Readonly<Record<string, unknown>>): void {
  const within =
    Object.keys(wrong).length > 0
      ? 'input, select, textarea, [role="combobox"]'
      : '.opinion-field textarea';
  root?.querySelector<HTMLElement>(within)?.focus();
}
