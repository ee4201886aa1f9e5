import { useId, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Checkbox } from '../../design/forms/Checkbox.tsx';
import { Button } from '../../design/button/Button.tsx';
import { useViewer } from '../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { TextField } from '../../design/forms/TextField.tsx';
import { useFocusFirstProblem } from '../../design/forms/useFocusFirstProblem.ts';
import type { SavedView } from './saved-view.ts';
import type { ViewProblem } from './useListViews.ts';

interface ViewDialogProps {
  /** The view to rename; left out for a new one. */
  view?: SavedView;
  onSave: (name: string, isShared: boolean) => Promise<ViewProblem | null>;
  onClose: () => void;
}

/** In UTF-16 units: the name has up to 60 characters of up to two units each. */
const MAX_NAME_LENGTH = 120;

/** The name of a view and whether it is shared. */
export function ViewDialog({ view, onSave, onClose }: ViewDialogProps) {
  const { t } = useTranslation();
  const { userType } = useViewer();
  const form = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [problem, setProblem] = useState<ViewProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = useFocusFirstProblem(problem);
  async function save() {
    if (busy) return;
    if (name.trim() === '') {
      setProblem({ message: t('views.name.required'), field: 'name' });
      return;
    }
    setBusy(true);
    setProblem(await onSave(name, isShared));
    setBusy(false);
  }
  return (
    <ModalDialog
      title={t(view === undefined ? 'views.new.title' : 'views.rename.title')}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('views.cancel')}
          </Button>
          <Button type="submit" form={form} kind="primary" busy={busy}>
            {t('views.confirm')}
          </Button>
        </>
      }
    >
      <form
        ref={fields}
        id={form}
        className="view-dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          name="name"
          label={t('views.name')}
          value={name}
          error={problem?.message ?? null}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onChange={(text) => {
            setName(text);
            setProblem(null);
          }}
        />
        <label className="view-dialog-share">
          <Checkbox checked={isShared} onChange={setShared} />
          {t(userType === 'SUPPLIER' ? 'views.share.supplier' : 'views.share.staff')}
        </label>
      </form>
    </ModalDialog>
  );
}
