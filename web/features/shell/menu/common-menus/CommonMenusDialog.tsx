import { useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { ModalDialog } from '../../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../../platform/workbench/Dialogs.tsx';
import { useShell } from '../../ShellContext.tsx';
import { CommonMenuChoice } from './CommonMenuChoice.tsx';
import { CommonMenuOrder } from './CommonMenuOrder.tsx';
import { leafKeyOf, type MenuLeaf } from '../menu-rows.ts';
import { MAX_SAVED_MENUS } from './max-saved-menus.ts';
import { useSavedMenus } from './useSavedMenus.ts';
import './CommonMenusDialog.css';

/** The dialog to choose and order the common menus. Nothing changes until the user saves. */
export function CommonMenusDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const { applications } = useShell();
  const { common, saveCommon } = useSavedMenus();
  const [chosen, setChosen] = useState(common);
  const [isFull, setFull] = useState(false);
  const [saving, setSaving] = useState(false);

  function toggle(leaf: MenuLeaf) {
    const rest = chosen.filter((one) => leafKeyOf(one) !== leafKeyOf(leaf));
    const adds = rest.length === chosen.length;
    setFull(adds && chosen.length >= MAX_SAVED_MENUS);
    if (!adds) setChosen(rest);
    else if (chosen.length < MAX_SAVED_MENUS) setChosen([...chosen, leaf]);
  }
  async function save() {
    setSaving(true);
    const saved = await saveCommon(chosen);
    setSaving(false);
    if (saved) onClose();
  }

  return (
    <ModalDialog
      title={t('commonMenus.set')}
      onClose={onClose}
      footer={
        <>
          <Button kind="plain" onClick={onClose}>
            {t('commonMenus.cancel')}
          </Button>
          <Button kind="primary" busy={saving} onClick={() => void save()}>
            {t('commonMenus.save')}
          </Button>
        </>
      }
    >
      <div className="common-menus">
        <CommonMenuChoice applications={applications ?? []} chosen={chosen} onToggle={toggle} />
        <section className="common-menus-pane">
          <h3>{t('commonMenus.chosen', { 0: chosen.length, 1: MAX_SAVED_MENUS })}</h3>
          {isFull && (
            <p className="err" role="alert">
              {t('commonMenus.tooMany', { 0: MAX_SAVED_MENUS })}
            </p>
          )}
          {chosen.length === 0 ? (
            <p className="common-menus-none">{t('commonMenus.none')}</p>
          ) : (
            <CommonMenuOrder leaves={chosen} onChange={setChosen} onRemove={toggle} />
          )}
        </section>
      </div>
    </ModalDialog>
  );
}
