import type { ReactNode, RefObject } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadable } from '../../loading/loadable.tsx';
import { useKeepInWindow } from '../useKeepInWindow.ts';
import './PanelLayer.css';

export interface PanelLayerProps {
  /** The button that has opened it. */
  target: RefObject<HTMLElement | null>;
  id?: string;
  role: 'dialog' | 'note';
  'aria-label'?: string;
  className: string;
  children: ReactNode;
}

const PrimePanel = loadable({
  load: async () => (await import('./PrimePanel.tsx')).PrimePanel,
  waiting: null,
});

/** Loads the layer before it is opened, so that it opens at once. */
export const preloadPanel = PrimePanel.preload;

/**
 * An open panel at its button, above everything else. It stays behind its button in the document,
 * so that Tab leads into it. The caller decides when it is open.
 */
export function PanelLayer(props: PanelLayerProps) {
  return (
    <ErrorBoundary fallback={<PlainPanel {...props} />}>
      <PrimePanel {...props} />
    </ErrorBoundary>
  );
}

/** Used when PrimePanel could not be loaded: its place is below its button, or its card's head. */
function PlainPanel({ target: _target, ...panel }: PanelLayerProps) {
  return <div ref={useKeepInWindow(true)} tabIndex={-1} {...panel} />;
}
