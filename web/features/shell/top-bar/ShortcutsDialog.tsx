import { Fragment } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Switch } from '../../../design/forms/Switch.tsx';
import { Button } from '../../../design/button/Button.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { keyName } from '../../../design/keyboard/key-name.ts';
import { shortcutGroups } from '../../../design/keyboard/shortcut-groups.ts';
import { useShortcutsPreference } from '../../../design/keyboard/ShortcutsContext.tsx';
import type { DialogProps } from '../../../platform/workbench/Dialogs.tsx';
import './ShortcutsDialog.css';

/**
 * The list of keyboard shortcuts, and a switch to turn them off if they conflict with other
 * software.
 */
export function ShortcutsDialog({ onClose }: DialogProps) {
  const { t } = useTranslation();
  const { isEnabled: on, setEnabled: turn } = useShortcutsPreference();
  return (
    <ModalDialog
      title={t('action.shortcuts')}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('shortcuts.close')}
        </Button>
      }
    >
      <div className="shortcut-list">
        <label className="shortcut-switch">
          <Switch checked={on} onChange={turn} />
          <span>{t('shortcuts.on')}</span>
        </label>
        {shortcutGroups.map((group) => (
          <section key={group.id} className={on || group.fixed === true ? '' : 'shortcut-off'}>
            <h3>{t(group.labelKey)}</h3>
            <dl>
              {group.lines.map((line) => (
                <div key={line.labelKey}>
                  <dt>{t(line.labelKey)}</dt>
                  <dd>
                    {line.keys.map((keys) => (
                      <span key={keys.join(' ')}>
                        {keys.map((key) => (
                          <Fragment key={key}>
                            <kbd>{keyName(key, navigator.userAgent)}</kbd>{' '}
                          </Fragment>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </ModalDialog>
  );
}
