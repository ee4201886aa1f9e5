import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import { Spinner } from './Spinner.tsx';

interface RetryButtonProps {
  onRetry: () => void;
  /** Instead of the usual "retry". */
  label?: string;
  /** The retry is under way: the button shows progress, keeps the focus and does nothing. */
  isBusy?: boolean;
  /** With an icon, where the button stands for the whole page. */
  withIcon?: boolean;
}

/** Asks again for what could not be loaded. */
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
