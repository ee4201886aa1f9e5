import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OptionSearch } from '../../../records/fields/option-search.ts';
import { focusFirstProblem } from '../../../records/form/focus-first-problem.ts';
import { FormFields } from '../../../records/form/FormFields.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { shortcuts } from '../../../design/keyboard/shortcut-list.ts';
import { useShortcut } from '../../../design/keyboard/useShortcut.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { ListRow, Module } from '../list-module.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useBeginInside } from '../useBeginInside.ts';
import { useRowAdd } from './useRowAdd.ts';

interface AddDialogProps {
  module: Module;
  title: string;
  search: OptionSearch;
  onAdded: (row: ListRow) => void;
  onClose: () => void;
}

/** A new row, kept as a draft of the tab until it is added or given up. */
export function AddDialog({ module, title, search, onAdded, onClose }: AddDialogProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const begin = useBeginInside();
  const add = useRowAdd({
    module,
    onAdded,
    onProblems: () => requestAnimationFrame(() => focusFirstProblem(body.current)),
  });
  useShortcut(shortcuts.saveRow, () => void add.save());
  const { busy, problem } = add;
  const leave = () => {
    if (add.unsaved) setAsking(true);
    else onClose();
  };
  return (
    <>
      <ModalDialog
        title={t('masterdata.newOf', { 0: title })}
        size="wide"
        onClose={leave}
        footer={
          <>
            <button type="button" className="btn" disabled={busy} onClick={leave}>
              {t('masterdata.cancel')}
            </button>
            <button
              type="button"
              className="btn btn-p"
              disabled={busy}
              onClick={() => void add.save()}
            >
              {t('masterdata.save')}
            </button>
          </>
        }
      >
        <div className="dialog-parts" ref={body} aria-busy={busy}>
          {add.restored && <p className="small mute">{t('masterdata.restored')}</p>}
          {problem !== null && <ProblemNote problem={problem} />}
          {/* What may have been added is not to become something else before that is known. */}
          <div ref={begin} inert={problem?.isUnknown === true}>
            <FormFields
              columns={module.columns}
              values={add.values}
              problems={add.problems}
              onChange={add.change}
              search={search}
            />
          </div>
        </div>
      </ModalDialog>
      {asking && (
        <LeaveDialog
          name={t('masterdata.newOf', { 0: title })}
          onStay={() => setAsking(false)}
          onDiscard={() => {
            add.discard();
            onClose();
          }}
        />
      )}
    </>
  );
}
