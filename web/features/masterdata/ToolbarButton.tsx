import { useId } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { useNotify } from '../../design/feedback/Notices.tsx';
import { Icon } from '../../design/icons/Icon.tsx';
import type { ToolbarButtonConfig } from './toolbar-buttons.ts';

interface ToolbarButtonProps {
  button: ToolbarButtonConfig;
  /** The i18n key of the reason why the button is disabled; null if it is enabled. */
  obstacle: string | null;
  onAct: () => void;
}

/**
 * A disabled button can still be focused and explains itself: with a tooltip, a description for
 * screen readers, and a notice when it is pressed.
 */
export function ToolbarButton({
  button: { textKey, icon, kind = 'plain' },
  obstacle,
  onAct,
}: ToolbarButtonProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const reasonId = useId();
  const reason = obstacle === null ? null : t(obstacle);
  return (
    <>
      <Button
        kind={kind}
        title={reason ?? undefined}
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => (reason === null ? onAct() : notify(reason, 'warning'))}
      >
        {icon !== undefined && <Icon name={icon} />}
        {t(textKey)}
      </Button>
      {reason !== null && (
        <span id={reasonId} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
