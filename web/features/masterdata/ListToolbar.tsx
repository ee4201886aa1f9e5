import type { ReactNode } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import { formatCount } from '../../design/number/amount.ts';
import { PopupMenu } from '../../design/overlay/menu/PopupMenu.tsx';
import { NARROW_SCREEN, useMediaQuery } from '../../design/theme/useMediaQuery.ts';
import { disabledReason } from './disabled-reason.ts';
import { can, type ListRow, type Module } from './list-module.ts';
import {
  fileButtons,
  rowButtons,
  type ToolbarAction,
  type ToolbarButtonConfig,
} from './toolbar-buttons.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

interface ListToolbarProps {
  module: Module;
  ticked: readonly ListRow[];
  busy: boolean;
  onAct: (action: ToolbarAction) => void;
  onUntick: () => void;
  /** Saved views and column settings. */
  children: ReactNode;
}

/** The toolbar of a list: actions on ticked rows, on all rows, and on the display. */
export function ListToolbar(props: ListToolbarProps) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  return (
    <div className="master-bar" role="toolbar" aria-label={t('masterdata.bar')}>
      {isNarrow ? <NarrowBar {...props} /> : <WideBar {...props} />}
    </div>
  );
}

function WideBar({ module, ticked, busy, onAct, onUntick, children }: ListToolbarProps) {
  const files = fileButtons.filter(({ needs }) => can(module, needs));
  return (
    <>
      {rowButtons
        .filter(({ needs }) => can(module, needs))
        .map((button) => (
          <ToolbarButton
            key={button.action}
            button={button}
            obstacle={disabledReason(button, { busy, ticked })}
            onAct={() => onAct(button.action)}
          />
        ))}
      <TickedCount count={ticked.length} onUntick={onUntick} />
      <div className="master-bar-tools">
        {files.map(({ action, textKey, icon = '' }) => (
          <IconButton key={action} action={action} textKey={textKey} icon={icon} onAct={onAct} />
        ))}
        {files.length > 0 && <span className="master-rule" aria-hidden="true" />}
        {children}
        <DisplayButtons onAct={onAct} />
      </div>
    </>
  );
}

/**
 * At most two lines: first New, or the number of ticked rows, and the display; then the actions on
 * the ticked rows, which are not shown before there are any. The rest is in a menu.
 */
function NarrowBar({ module, ticked, busy, onAct, onUntick, children }: ListToolbarProps) {
  const { t } = useTranslation();
  const hasTicked = ticked.length > 0;
  const granted = rowButtons.filter(({ needs }) => can(module, needs));
  const ofRows = hasTicked ? granted.filter((button) => button.ofRows === true) : [];
  const general = granted.filter((button) => button.ofRows !== true);
  const inMenu = [
    ...(hasTicked ? general : []),
    ...ofRows.filter(({ isRare }) => isRare),
    ...fileButtons.filter(({ needs }) => can(module, needs)),
  ];
  const buttonOf = (button: ToolbarButtonConfig) => (
    <ToolbarButton
      key={button.action}
      button={button}
      obstacle={disabledReason(button, { busy, ticked })}
      onAct={() => onAct(button.action)}
    />
  );
  const items = inMenu.map((button) => ({
    id: button.action,
    label: t(button.textKey),
    ...(button.icon !== undefined && { icon: button.icon }),
    disabled: disabledReason(button, { busy, ticked }) !== null,
    onSelect: () => onAct(button.action),
  }));
  return (
    <>
      {!hasTicked && general.map(buttonOf)}
      <TickedCount count={ticked.length} onUntick={onUntick} />
      <div className="master-bar-tools">
        {children}
        <DisplayButtons onAct={onAct} />
        {items.length > 0 && (
          <PopupMenu label={t('masterdata.more')} groups={[{ id: 'more', items }]} kind="icon">
            <Icon name="more" />
          </PopupMenu>
        )}
      </div>
      {ofRows.length > 0 && (
        <div className="master-bar-rows">
          {ofRows.filter(({ isRare }) => !isRare).map(buttonOf)}
        </div>
      )}
    </>
  );
}

/** The number of ticked rows, which screen readers hear, with a button that unticks them. */
function TickedCount({ count, onUntick }: { count: number; onUntick: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="small mute" role="status">
        {count > 0 && t('masterdata.ticked', { 0: formatCount(count).text })}
      </span>
      {count > 0 && (
        <Button
          kind="icon"
          size="small"
          aria-label={t('masterdata.untick')}
          title={t('masterdata.untick')}
          onClick={onUntick}
        >
          <Icon name="x" size="small" />
        </Button>
      )}
    </>
  );
}

type Act = (action: ToolbarAction) => void;

function DisplayButtons({ onAct }: { onAct: Act }) {
  return (
    <>
      <IconButton action="filter" textKey="masterdata.filter" icon="sliders" onAct={onAct} />
      <IconButton action="refresh" textKey="masterdata.refresh" icon="refresh" onAct={onAct} />
    </>
  );
}

interface IconButtonProps {
  action: ToolbarAction;
  textKey: string;
  icon: string;
  onAct: Act;
}

function IconButton({ action, textKey, icon, onAct }: IconButtonProps) {
  const { t } = useTranslation();
  return (
    <Button kind="icon" aria-label={t(textKey)} title={t(textKey)} onClick={() => onAct(action)}>
      <Icon name={icon} />
    </Button>
  );
}
