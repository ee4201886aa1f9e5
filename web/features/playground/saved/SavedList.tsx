import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { ListNote } from '../../../design/feedback/ListNote.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { usePlayground } from '../PlaygroundContext.tsx';
import { SideItem } from '../side/SideItem.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { SavedMenu } from './SavedMenu.tsx';
import { useSavedQueries } from './SavedQueries.tsx';
import type { SavedQuery } from './useStoredQueries.ts';

/** The account's own saved queries, and those that others share. */
export function SavedList({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation();
  const { viewer } = usePlayground();
  const { queries, hasFailed, reload, open, remove } = useSavedQueries();
  const [changed, setChanged] = useState<SavedQuery | null>(null);
  const [deleted, setDeleted] = useState<SavedQuery | null>(null);
  if (viewer === null) return <ListNote icon="lock" title={t('playground.saved.visitor')} />;
  if (hasFailed)
    return (
      <ListNote icon="alert" title={t('playground.saved.failed')}>
        <Button kind="plain" onClick={reload}>
          {t('retry')}
        </Button>
      </ListNote>
    );
  if (queries === null) return <Spinner />;
  if (queries.length === 0)
    return (
      <ListNote
        icon="empty"
        title={t('playground.saved.none')}
        text={t('playground.saved.noneHint')}
      />
    );
  return (
    <>
      <SavedGroups
        queries={queries}
        onOpen={(saved) => {
          open(saved);
          onOpened();
        }}
        onChange={setChanged}
        onDelete={setDeleted}
      />
      {changed !== null && (
        <SaveDialog
          content={changed}
          tabId={null}
          saved={changed}
          onClose={() => setChanged(null)}
        />
      )}
      {deleted !== null && (
        <DeleteDialog
          saved={deleted}
          onDelete={() => {
            setDeleted(null);
            void remove(deleted);
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  );
}

interface SavedGroupsProps {
  queries: readonly SavedQuery[];
  onOpen: (saved: SavedQuery) => void;
  onChange: (saved: SavedQuery) => void;
  onDelete: (saved: SavedQuery) => void;
}

function SavedGroups({ queries, onOpen, onChange, onDelete }: SavedGroupsProps) {
  const { t } = useTranslation();
  const groups = [
    { id: 'own', label: t('playground.saved.own'), of: queries.filter(({ isOwn }) => isOwn) },
    {
      id: 'shared',
      label: t('playground.saved.shared'),
      of: queries.filter(({ isOwn }) => !isOwn),
    },
  ];
  return groups
    .filter(({ of }) => of.length > 0)
    .map(({ id, label, of }) => (
      <section key={id} aria-label={label}>
        <h2 className="side-group">{label}</h2>
        <ul>
          {of.map((saved) => (
            <SideItem
              key={saved.id}
              title={saved.name}
              note={noteOf(saved, t)}
              onOpen={() => onOpen(saved)}
            >
              <SavedMenu
                saved={saved}
                onChange={() => onChange(saved)}
                onDelete={() => onDelete(saved)}
              />
            </SideItem>
          ))}
        </ul>
      </section>
    ));
}

function noteOf({ note, isOwn, isShared, owner }: SavedQuery, t: TFunction): string {
  const by = isOwn
    ? isShared && t('playground.saved.isShared')
    : t('playground.saved.by', { 0: owner.name });
  return [note, by].filter(Boolean).join(' · ');
}
