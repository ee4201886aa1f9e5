import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Checkbox } from '../../design/forms/Checkbox.tsx';
import { Button } from '../../design/button/Button.tsx';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import type { DialogProps } from '../../platform/workbench/Dialogs.tsx';
import { sizeOfGroup } from '../../platform/preferences/stored-groups.ts';
import { storedGroups, type StoredGroupId } from '../../platform/preferences/storage-keys.ts';
import { formatSize } from '../../design/number/size.ts';
import { useClearStoredData } from './useClearStoredData.ts';
import './CacheDialog.css';

/**
 * Selected by default: data that is loaded again automatically. The user's own settings must be
 * selected by hand.
 */
const selectedByDefault: readonly StoredGroupId[] = ['packs', 'searches', 'shops'];

/**
 * Lists what the portal stores in this browser, with sizes. The selected groups are deleted, and
 * loaded again where possible.
 */
export function CacheDialog({ onClose }: DialogProps) {
  const { t, i18n } = useTranslation();
  const notify = useNotify();
  const clear = useClearStoredData();
  const [groups] = useState(() =>
    storedGroups
      .filter(({ notClearable }) => notClearable === undefined)
      .map((group) => ({ id: group.id, size: sizeOfGroup(window, group) })),
  );
  const [selected, setSelected] = useState<ReadonlySet<StoredGroupId>>(new Set(selectedByDefault));
  const [state, setState] = useState<'asking' | 'running' | 'failed'>('asking');

  function toggle(id: StoredGroupId, on: boolean) {
    setSelected(new Set([...selected].filter((one) => one !== id).concat(on ? id : [])));
  }
  async function run() {
    setState('running');
    const outcome = await clear(selected);
    if (outcome === 'cleared') {
      notify(t('cache.done'));
      onClose();
    } else setState(outcome === 'failed' ? 'failed' : 'asking');
  }
  return (
    <ModalDialog
      title={t('cache.clear')}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('cache.cancel')}
          </Button>
          <Button
            kind="primary"
            busy={state === 'running'}
            disabled={selected.size === 0}
            onClick={() => void run()}
          >
            {t('cache.clear')}
          </Button>
        </>
      }
    >
      <p className="mute">{t('cache.body')}</p>
      <ul className="cache-groups">
        {groups.map(({ id, size }) => (
          <li key={id}>
            <label className="cache-group">
              <Checkbox checked={selected.has(id)} onChange={(on) => toggle(id, on)} />
              <span className="grow">
                {t(`cache.${id}`)}
                <span className="cache-group-note">{t(`cache.${id}.note`)}</span>
              </span>
              <span className="num small">{formatSize(size, i18n.language)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className="err" role="alert">
        {state === 'failed' ? t('cache.failed') : ''}
      </p>
    </ModalDialog>
  );
}
