import { useTranslation } from '../../design/language/useTranslation.ts';
import { Icon } from '../../design/icons/Icon.tsx';
import { Popover } from '../../design/overlay/Popover.tsx';
import { ColumnPanel, type ColumnPanelProps } from './ColumnPanel.tsx';

interface ColumnChooserProps extends ColumnPanelProps {
  /** Shows only an icon on the button, for use among other icon buttons. */
  isIcon?: boolean;
}

/** A button with a panel that arranges columns: visibility, order, width and pinning. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { t } = useTranslation();
  return (
    <Popover
      label={t('views.columns')}
      kind={props.isIcon ? 'icon' : 'plain'}
      trigger={
        <>
          <Icon name="cols" size={props.isIcon ? 'medium' : 'small'} />
          <span className={props.isIcon ? 'sr' : undefined}>{t('views.columns')}</span>
        </>
      }
    >
      {() => <ColumnPanel {...props} />}
    </Popover>
  );
}
