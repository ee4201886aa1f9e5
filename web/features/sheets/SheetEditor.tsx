import { useRef } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import type { SheetStatus } from '../../generated/schema.ts';
import { focusFirstProblem } from '../../design/forms/focus-first-problem.ts';
import { FormFields } from '../../records/form/FormFields.tsx';
import { useOptionSearch } from '../../records/fields/useOptionSearch.ts';
import { noEdits } from '../../records/documents/edits/edit-state.ts';
import type { SheetContent } from '../../records/documents/sheet.ts';
import { SheetDetails } from '../../records/documents/SheetDetails.tsx';
import { type SheetEdits, useSheetEdits } from '../../records/documents/edits/useSheetEdits.ts';
import type { LoadLines } from '../../records/documents/load-lines.ts';
import { useSheetLines } from '../../records/documents/useSheetLines.ts';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { useDraft } from '../../platform/workbench/useDraft.ts';
import type { SheetDocument_SheetFragment } from './SheetDocument.gen.ts';
import { SheetPrint } from './SheetPrint.tsx';
import { SheetProblemNote } from './SheetProblemNote.tsx';
import { SheetTop } from './SheetTop.tsx';
import { useSheetSave } from './useSheetSave.ts';
import type { UpdateView } from './sheet-view.ts';

interface SheetEditorProps {
  sheet: SheetContent &
    Partial<Pick<SheetDocument_SheetFragment, 'creator' | 'createdAt'>> & {
      total?: { amount: string } | null;
    };
  status: SheetStatus;
  moduleCode: string;
  title: string;
  updateView: UpdateView;
  /**
   * Discards the edits and loads the version that another user has saved. Undefined for a new
   * document.
   */
  onReload?: () => void;
}

/**
 * The editor of a document. Edits are a draft of the tab until the document is saved or submitted.
 */
export function SheetEditor({
  sheet,
  status,
  moduleCode,
  title,
  updateView,
  onReload,
}: SheetEditorProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const body = useRef<HTMLElement>(null);
  const number = sheet.number || null;
  const draft = useDraft(`sheet ${number ?? ''}`, noEdits);
  const { today } = useViewer().enterprise;
  const edits = useSheetEdits(sheet, draft, { today, isWhole: true });
  const saving = useSheetSave({
    moduleCode,
    number,
    version: sheet.version,
    edits,
    onSaved(saved, submitted) {
      draft.saved(noEdits);
      notify(t(submitted ? 'sheets.submitted' : 'sheets.saved', { 0: saved.number }));
      updateView({ open: saved.number });
    },
  });
  const loadLines = useSheetLines(moduleCode, sheet.number);
  const { busy, problem } = saving;
  const isOutcomeUnknown = problem?.kind === 'unknown';

  function press(submit: boolean) {
    const [first] = edits.check(!submit);
    if (first === undefined) saving.save(submit);
    else if (first.section !== 'header') edits.moveFocusTo(first);
    else requestAnimationFrame(() => focusFirstProblem(body.current));
  }

  return (
    <article className="sheet-document" ref={body} aria-busy={busy}>
      <SheetTop
        title={title}
        number={number}
        status={status}
        amount={edits.headerValues.amount ?? sheet.total?.amount ?? null}
        onBack={() => updateView({ open: null })}
      >
        <SheetPrint
          title={number === null ? t('sheets.newOf', { 0: title }) : `${title} ${number}`}
          {...{ status, sheet, edits, loadLines }}
          unsaved={draft.unsaved}
        />
        {draft.unsaved && !isOutcomeUnknown && (
          <Button kind="plain" busy={busy} onClick={draft.discard}>
            {t('sheets.discard')}
          </Button>
        )}
        <SaveButtons busy={busy} disabled={isOutcomeUnknown} onSave={press} />
      </SheetTop>
      <SheetProblemNote
        problem={problem}
        busy={busy}
        onAgain={() => saving.save(false)}
        onReload={
          onReload &&
          (() => {
            draft.discard();
            onReload();
          })
        }
      />
      {draft.restored && <p className="sheet-where">{t('sheets.restored')}</p>}
      <div inert={isOutcomeUnknown}>
        <SheetForm {...{ sheet, edits, moduleCode, loadLines }} />
      </div>
    </article>
  );
}

/** Two buttons: one saves the document as a draft, the other submits it. */
function SaveButtons({
  busy,
  disabled,
  onSave,
}: {
  busy: boolean;
  disabled: boolean;
  onSave: (submit: boolean) => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      <Button kind="plain" busy={busy} disabled={disabled} onClick={() => onSave(false)}>
        {t('sheets.keep')}
      </Button>
      <Button kind="primary" busy={busy} disabled={disabled} onClick={() => onSave(true)}>
        {t('sheets.submit')}
      </Button>
    </>
  );
}

interface SheetFormProps {
  sheet: SheetContent;
  edits: SheetEdits;
  moduleCode: string;
  loadLines: LoadLines;
}

/** The editable header and detail lists of a document. */
function SheetForm({ sheet, edits, moduleCode, loadLines }: SheetFormProps) {
  const { t } = useTranslation();
  const search = useOptionSearch(moduleCode);
  return (
    <>
      <section className="card sheet-part" aria-label={t('sheets.header')}>
        <FormFields
          columns={sheet.form.header}
          values={edits.headerValues}
          problems={edits.headerProblems}
          onChange={edits.changeHeader}
          search={search}
        />
      </section>
      <section className="card" aria-label={t('sheets.details')}>
        <SheetDetails sheet={sheet} edits={edits} composing loadLines={loadLines} search={search} />
      </section>
    </>
  );
}
