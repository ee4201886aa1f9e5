import { useState } from 'react';
import type { ScreenProps } from '../../../web/platform/workbench/screens.ts';
import { useDraft } from '../../../web/platform/workbench/useDraft.ts';

/** A form that disappears when it is saved, like that of a new document. */
export function Leaving({ title }: ScreenProps) {
  const [open, setOpen] = useState(true);
  const toggle = () => setOpen(!open);
  return open ? (
    <LeavingForm title={title} onSaved={toggle} />
  ) : (
    <button onClick={toggle}>{`new ${title}`}</button>
  );
}

function LeavingForm({ title, onSaved }: { title: string; onSaved: () => void }) {
  const draft = useDraft('new', '');
  const save = () => {
    draft.saved('');
    onSaved();
  };
  return (
    <>
      <input
        aria-label={title}
        value={draft.value}
        onChange={({ target }) => draft.change(target.value)}
      />
      <button onClick={save}>{`save ${title}`}</button>
    </>
  );
}
