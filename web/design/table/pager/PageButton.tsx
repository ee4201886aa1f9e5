import type { SyntheticEvent } from 'react';
import { useTranslation } from '../../language/useTranslation.ts';
import { Icon } from '../../icons/Icon.tsx';

interface PageButtonProps {
  number: number;
  /** The number of the current page. */
  current: number;
  /** On narrow screens it is hidden, unless it is the current page. */
  isNear?: boolean;
  onClick: (event: SyntheticEvent) => void;
}

/** The button of a page. */
export function PageButton({ number, current, isNear = false, onClick }: PageButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={isNear && number !== current ? 'pager-button pager-near' : 'pager-button'}
      aria-label={t('grid.toPage', { 0: number })}
      aria-current={number === current ? 'page' : undefined}
      onClick={onClick}
    >
      {number}
    </button>
  );
}

interface StepButtonProps {
  name: string;
  icon: string;
  /** There is no such page. It stays where it is, so that it keeps the focus. */
  off: boolean;
  onClick: (event: SyntheticEvent) => void;
}

/** The button of the previous or the next page. */
export function StepButton({ name, icon, off, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className="pager-button"
      aria-label={name}
      title={name}
      aria-disabled={off}
      onClick={off ? undefined : onClick}
    >
      <Icon name={icon} size="small" />
    </button>
  );
}
