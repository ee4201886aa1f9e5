import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { keyName } from '../../../design/keyboard/key-name.ts';
import { shortcuts } from '../../../design/keyboard/shortcut-list.ts';
import { useShortcutsEnabled } from '../../../design/keyboard/ShortcutsContext.tsx';
import { useShortcut } from '../../../design/keyboard/useShortcut.ts';
import { useOpenDialog } from '../../../platform/workbench/Dialogs.tsx';
import { useSessionState } from '../../../platform/session/SessionContext.tsx';

/** A button that looks like a search field and opens the search; on narrow screens only an icon. */
export function SearchBox({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation();
  const openDialog = useOpenDialog();
  const shortcutsOn = useShortcutsEnabled();
  const { locked, ending } = useSessionState();
  const open = () => openDialog('search');
  const isActive = !locked && ending === null;
  useShortcut(shortcuts.search, open, isActive);
  if (narrow) {
    return (
      <Button kind="icon" aria-label={t('menu.search')} title={t('menu.search')} onClick={open}>
        <Icon name="search" />
      </Button>
    );
  }
  return (
    <Button className="search-box" aria-haspopup="dialog" onClick={open}>
      <Icon name="search" />
      <span className="clip">{t('menu.search')}</span>
      {shortcutsOn && (
        <kbd aria-hidden="true">
          {keyName('mod', navigator.userAgent)} {'K'}
        </kbd>
      )}
    </Button>
  );
}
