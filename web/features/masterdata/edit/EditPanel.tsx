import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import type { OptionSearch } from '../../../records/fields/option-search.ts';
import { focusFirstProblem } from '../../../design/forms/focus-first-problem.ts';
import { FormFields } from '../../../records/form/FormFields.tsx';
import { useNotify } from '../../../design/feedback/Notices.tsx';
import { SegmentedToggle } from '../../../design/forms/SegmentedToggle.tsx';
import { shortcuts } from '../../../design/keyboard/shortcut-list.ts';
import { useShortcut } from '../../../design/keyboard/useShortcut.ts';
import { can, type ListRow, type Module } from '../list-module.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { RowDeletedDialog } from './RowDeletedDialog.tsx';
import { PanelHead } from './PanelHead.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import { RowHistory } from './RowHistory.tsx';
import { type RowEdit, useRowEdit } from './useRowEdit.ts';

/** What the list can ask the panel about unsaved changes. */
export interface PanelHandle {
  isUnsaved: () => boolean;
  discard: () => void;
  save: () => Promise<boolean>;
}

interface EditPanelProps {
  module: Module;
  title: string;
  row: ListRow;
  search: OptionSearch;
  /** The user has just opened the row, so the panel takes the focus. */
  wasOpened: boolean;
  keys: boolean;
  handle: RefObject<PanelHandle | null>;
  onSaved: (row: ListRow) => void;
  /** Closes the panel; asks for confirmation if there are unsaved changes. */
  onClose: () => void;
}

type Part = 'form' | 'history';

/**
 * A panel beside the list with the form of a row and its history. Changes are a draft until they
 * are saved.
 */
export function EditPanel({
  module,
  title,
  row,
  search,
  wasOpened,
  keys,
  handle,
  onSaved,
  onClose,
}: EditPanelProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const titleId = useId();
  const [part, setPart] = useState<Part>('form');
  const body = useRef<HTMLDivElement>(null);
  const mayEdit = can(module, 'EDIT');
  const edit = useRowEdit({
    module,
    row,
    mayEdit,
    onSaved(saved) {
      notify(t('masterdata.edited'));
      onSaved(saved);
    },
    onProblems() {
      setPart('form');
      requestAnimationFrame(() => focusFirstProblem(body.current));
    },
  });
  const { unsaved, busy, problem } = edit;
  useImperativeHandle(handle, () => ({
    isUnsaved: () => unsaved,
    discard: edit.discard,
    save: edit.save,
  }));
  useShortcut(shortcuts.saveRow, () => void edit.save(), keys && mayEdit);
  useFormFocus(body, wasOpened);
  return (
    <PanelFrame titleId={titleId} busy={busy} onEscape={onClose}>
      <PanelHead
        titleId={titleId}
        title={t(mayEdit ? 'masterdata.editOf' : 'masterdata.viewOf', { 0: title })}
        rowKey={row.key}
        onClose={onClose}
      >
        {unsaved && <span className="tag master-unsaved">{t('masterdata.unsaved')}</span>}
        {module.hasHistory && <PartToggle part={part} onChange={setPart} />}
      </PanelHead>
      <div className="panel-body" ref={body} tabIndex={-1}>
        {edit.restored && unsaved && <p className="small mute">{t('masterdata.restored')}</p>}
        {problem !== null && <ProblemNote problem={problem} />}
        {part === 'history' ? (
          <RowHistory module={module} rowKey={row.key} />
        ) : (
          <FormFields
            {...{ search }}
            columns={edit.columns}
            values={edit.values}
            problems={edit.problems}
            onChange={edit.change}
            stored={row}
          />
        )}
      </div>
      {mayEdit && <PanelButtons edit={edit} onClose={onClose} />}
      <SaveConflict edit={edit} row={row} />
    </PanelFrame>
  );
}

/** Moves the focus into the form of a row that the user has just opened. */
function useFormFocus(body: RefObject<HTMLElement | null>, wasOpened: boolean): void {
  useEffect(
    function focusForm() {
      if (!wasOpened) return;
      const field = body.current?.querySelector<HTMLElement>(
        'input:not([readonly]), textarea, [role="combobox"]',
      );
      // On touch screens, do not focus a field, because this would open the on-screen keyboard.
      (window.matchMedia('(hover: none)').matches
        ? body.current
        : (field ?? body.current)
      )?.focus();
    },
    [body, wasOpened],
  );
}

function PartToggle({ part, onChange }: { part: Part; onChange: (part: Part) => void }) {
  const { t } = useTranslation();
  return (
    <div className="panel-parts">
      <SegmentedToggle<Part>
        label={t('masterdata.parts')}
        value={part}
        options={[
          { value: 'form', label: t('masterdata.form') },
          { value: 'history', label: t('masterdata.history') },
        ]}
        onChange={onChange}
      />
    </div>
  );
}

function PanelButtons({ edit, onClose }: { edit: RowEdit; onClose: () => void }) {
  const { t } = useTranslation();
  const { unsaved, busy } = edit;
  return (
    <div className="panel-foot">
      <Button kind="plain" busy={busy} onClick={unsaved ? edit.discard : onClose}>
        {t('masterdata.cancel')}
      </Button>
      <Button kind="primary" busy={busy} aria-disabled={!unsaved} onClick={() => void edit.save()}>
        {t('masterdata.save')}
      </Button>
    </div>
  );
}

/** The dialog shown when another user has changed or deleted the row meanwhile. */
function SaveConflict({ edit, row }: { edit: RowEdit; row: ListRow }) {
  const { conflict } = edit;
  if (conflict === null) return null;
  const { theirs } = conflict;
  if (theirs === null) return <RowDeletedDialog name={row.name} onClose={edit.continueEditing} />;
  return (
    <ConflictDialog
      columns={edit.columns}
      before={row}
      edits={edit.edits}
      theirs={theirs}
      busy={edit.busy}
      onSave={(chosen) => void edit.overwrite(theirs, chosen)}
      onClose={edit.continueEditing}
    />
  );
}
