import type { ReactNode } from 'react';
import { useTranslation } from '../language/useTranslation.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';

interface RetryButtonProps {
  onRetry: () => void;
  /** Replaces the default label "retry". */
  label?: string;
  /** A retry is running: the button shows progress, keeps the focus and ignores presses. */
  isBusy?: boolean;
  /** With an icon, for a retry of the whole page. */
  withIcon?: boolean;
}

/** A button that reloads what could not be loaded. */
export function RetryButton({
  onRetry,
  label,
  isBusy = false,
  withIcon = false,
}: RetryButtonProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Button kind="plain" loading={isBusy} onClick={onRetry}>
      {!isBusy && withIcon && <Icon name="refresh" />}
      {label ?? t('retry')}
    </Button>
  );
}
