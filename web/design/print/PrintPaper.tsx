import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from './usePrinting.ts';
import './PrintPaper.css';

interface PrintPaperProps {
  /** False while its tab is in the background. */
  enabled: boolean;
  /** Returns the paper, which is rendered only while printing. */
  children: () => ReactNode;
}

/** What is printed in place of the page: all of it, without the parts that only help to use it. */
export function PrintPaper({ enabled, children }: PrintPaperProps) {
  const printing = usePrinting(enabled);
  return printing
    ? createPortal(<div className="print-paper">{children()}</div>, document.body)
    : null;
}
