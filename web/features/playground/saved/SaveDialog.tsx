import { useId, useRef, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Checkbox } from '../../../design/forms/Checkbox.tsx';
import { focusFirstProblem } from '../../../design/forms/focus-first-problem.ts';
import { TextArea } from '../../../design/forms/TextArea.tsx';
import { TextField } from '../../../design/forms/TextField.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';
import { useSavedQueries } from './SavedQueries.tsx';
import type { SavedContent, SavedQuery } from './useStoredQueries.ts';

interface SaveDialogProps {
  /** What is saved. */
  content: { query: string; variables: string };
  /** The tab that shows it; null when it is changed in the list. */
  tabId: string | null;
  /** The saved query that the tab shows; if it is the user's own, it can be overwritten. */
  saved: SavedQuery | null;
  onClose: () => void;
}

/** In UTF-16 units: the texts have up to 60 and 200 characters of up to two units each. */
const MAX_LENGTHS = { name: 120, note: 400 };

/** Name, note and sharing of a query to save. */
export function SaveDialog({ content, tabId, saved, onClose }: SaveDialogProps) {
  const { t } = useTranslation();
  const { save } = useSavedQueries();
  const form = useId();
  const own = saved?.isOwn === true ? saved : null;
  const [value, setValue] = useState<FieldValues>({
    name: own?.name ?? '',
    note: own?.note ?? '',
    isShared: own?.isShared ?? false,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  function show(found: string) {
    setProblem(found);
    requestAnimationFrame(() => focusFirstProblem(fields.current));
  }
  async function submit(old: SavedQuery | null) {
    if (busy) return;
    if (value.name.trim() === '') {
      show(t('playground.save.nameRequired'));
      return;
    }
    setBusy(true);
    const found = await save({ ...content, ...value }, { old, tabId });
    setBusy(false);
    if (found === null) onClose();
    else show(found);
  }
  return (
    <ModalDialog
      title={t(own === null ? 'playground.save.title' : 'playground.save.changeTitle')}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('playground.save.cancel')}
          </Button>
          {own !== null && tabId !== null && (
            <Button kind="plain" busy={busy} onClick={() => void submit(null)}>
              {t('playground.save.asNew')}
            </Button>
          )}
          <Button type="submit" form={form} kind="primary" busy={busy}>
            {t('playground.save')}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={form}
        className="playground-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(own);
        }}
      >
        <SaveFields
          value={value}
          problem={problem}
          onChange={(next) => {
            setValue(next);
            setProblem(null);
          }}
        />
      </form>
    </ModalDialog>
  );
}

type FieldValues = Pick<SavedContent, 'name' | 'note' | 'isShared'>;

interface SaveFieldsProps {
  value: FieldValues;
  problem: string | null;
  onChange: (value: FieldValues) => void;
}

function SaveFields({ value, problem, onChange }: SaveFieldsProps) {
  const { t } = useTranslation();
  const { viewer } = usePlayground();
  const noteId = useId();
  return (
    <>
      <TextField
        name="name"
        label={t('playground.save.name')}
        value={value.name}
        error={problem}
        maxLength={MAX_LENGTHS.name}
        autoComplete="off"
        onChange={(name) => onChange({ ...value, name })}
      />
      <div className="field">
        <label htmlFor={noteId}>{t('playground.save.note')}</label>
        <TextArea
          id={noteId}
          className="in playground-note"
          rows={2}
          value={value.note}
          maxLength={MAX_LENGTHS.note}
          onChange={({ target }) => onChange({ ...value, note: target.value })}
        />
      </div>
      <label className="playground-share">
        <Checkbox
          checked={value.isShared}
          onChange={(isShared) => onChange({ ...value, isShared })}
        />
        {t(
          viewer?.userType === 'SUPPLIER'
            ? 'playground.save.shareSupplier'
            : 'playground.save.shareStaff',
        )}
      </label>
    </>
  );
}
