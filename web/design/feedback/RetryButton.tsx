import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import { Spinner } from './Spinner.tsx';

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
    <button
      type="button"
      className="btn"
      aria-disabled={isBusy}
      onClick={() => !isBusy && onRetry()}
    >
      {isBusy && (
        <span aria-hidden="true">
          <Spinner />
        </span>
      )}
      {!isBusy && withIcon && <Icon name="refresh" />}
      {label ?? t('retry')}
    </button>
  );
}
