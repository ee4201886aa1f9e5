import { useRef, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import type { OptionSearch } from '../../../records/fields/option-search.ts';
import { focusFirstProblem } from '../../../design/forms/focus-first-problem.ts';
import { FormFields } from '../../../records/form/FormFields.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { shortcuts } from '../../../design/keyboard/shortcut-list.ts';
import { useShortcut } from '../../../design/keyboard/useShortcut.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { ListRow, Module } from '../list-module.ts';
import { ProblemNote } from './ProblemNote.tsx';
import { useInitialFocus } from '../useInitialFocus.ts';
import { useRowAdd } from './useRowAdd.ts';

interface AddDialogProps {
  module: Module;
  title: string;
  search: OptionSearch;
  onAdded: (row: ListRow) => void;
  onClose: () => void;
}

/** A dialog for a new row. The input is a draft of the tab until it is added or discarded. */
export function AddDialog({ module, title, search, onAdded, onClose }: AddDialogProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const begin = useInitialFocus();
  const add = useRowAdd({
    module,
    onAdded,
    onProblems: () => requestAnimationFrame(() => focusFirstProblem(body.current)),
  });
  useShortcut(shortcuts.saveRow, () => void add.save());
  const { busy, problem } = add;
  const close = () => {
    if (add.unsaved) setConfirming(true);
    else onClose();
  };
  return (
    <>
      <ModalDialog
        title={t('masterdata.newOf', { 0: title })}
        size="wide"
        onClose={close}
        footer={
          <>
            <Button kind="plain" busy={busy} onClick={close}>
              {t('masterdata.cancel')}
            </Button>
            <Button kind="primary" busy={busy} onClick={() => void add.save()}>
              {t('masterdata.save')}
            </Button>
          </>
        }
      >
        <div className="dialog-parts" ref={body} aria-busy={busy}>
          {add.restored && <p className="small mute">{t('masterdata.restored')}</p>}
          {problem !== null && <ProblemNote problem={problem} />}
          {/* While the outcome of adding is unknown, the input must not change. */}
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
      {isConfirming && (
        <LeaveDialog
          name={t('masterdata.newOf', { 0: title })}
          onStay={() => setConfirming(false)}
          onDiscard={() => {
            add.discard();
            onClose();
          }}
        />
      )}
    </>
  );
}
