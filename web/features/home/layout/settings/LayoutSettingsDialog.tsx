import { use, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { useLanguage } from '../../../../design/language/LanguageContext.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { ModalDialog } from '../../../../design/overlay/ModalDialog.tsx';
import type { DialogProps } from '../../../../platform/workbench/Dialogs.tsx';
import { useWorkspace } from '../../../../platform/workbench/Workspace.tsx';
import { editorPath } from '../editor/editor-path.ts';
import { LayoutChecklist } from './LayoutChecklist.tsx';
import { LayoutUnavailable } from '../LayoutUnavailable.tsx';
import { useChecklist } from './useChecklist.ts';
import { useStoredLayout } from '../useStoredLayout.ts';
import './LayoutSettingsDialog.css';

/**
 * The dialog in which the user chooses and sorts the cards of a dashboard. Nothing is saved before
 * it is confirmed.
 */
export function LayoutSettingsDialog({ onClose, parameters = {} }: DialogProps) {
  use(useLanguage().language.loadPart('work'));
  const { t } = useTranslation();
  const serverText = useServerText();
  const navigate = useNavigate();
  const workspace = useWorkspace();
  const code = parameters.code ?? 'home';
  const { isLoading, stored, failure, reload } = useStoredLayout(code);
  const checklist = useChecklist(code, stored, onClose);
  const dragging = useRef(false);
  const template = stored?.template;

  async function arrange() {
    if (!(await workspace.mayLeave())) return;
    onClose();
    // The unsaved choices are handed to the editor.
    void navigate(editorPath(code), { state: checklist?.unsaved() ?? null });
  }

  return (
    <ModalDialog
      title={
        template
          ? t('layout.titleOf', { 0: serverText(template.i18nCode, template.name) })
          : t('layout.title')
      }
      onClose={() => {
        // Escape has ended a drag and must not close the dialog as well.
        if (!dragging.current) onClose();
      }}
      footer={
        <>
          {checklist !== null && (
            <Button
              kind="quiet"
              className="layout-settings-advanced"
              onClick={() => void arrange()}
            >
              <Icon name="grid" />
              {t('layout.advanced')}
            </Button>
          )}
          <Button kind="plain" onClick={onClose}>
            {t('layout.cancel')}
          </Button>
          {checklist !== null && (
            <Button
              kind="primary"
              aria-disabled={checklist.saving}
              onClick={() => {
                if (!checklist.saving) void checklist.confirm();
              }}
            >
              {t('layout.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className="layout-settings" aria-busy={isLoading || checklist?.saving === true}>
        {checklist === null ? (
          <LayoutUnavailable isLoading={isLoading} failure={failure} onRetry={reload} />
        ) : (
          <LayoutChecklist
            checklist={checklist}
            onDragging={(isDragging) => {
              dragging.current = isDragging;
            }}
          />
        )}
      </div>
    </ModalDialog>
  );
}
