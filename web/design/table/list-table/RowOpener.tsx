import type { ReactNode } from 'react';
import { Button } from '../../button/Button.tsx';

/**
 * The button that opens a row; its clickable area is the whole row. Plain text if rows cannot be
 * opened.
 */
export function RowOpener({
  onOpen,
  isCurrent,
  children,
}: {
  onOpen: (() => void) | undefined;
  /** The row is open beside or above the list. */
  isCurrent: boolean;
  children: ReactNode;
}) {
  if (onOpen === undefined) return <span>{children}</span>;
  return (
    <Button className="list-open" data-row-opener aria-current={isCurrent} onClick={onOpen}>
      {children}
    </Button>
  );
}
