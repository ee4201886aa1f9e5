import { OverlayPanel } from 'primereact/overlaypanel';
import { useEffect, useRef } from 'react';
import { keepInWindow } from './keep-in-window.ts';
import type { PanelLayerProps } from './PanelLayer.tsx';

/**
 * The panel itself, in a chunk of its own, because no page needs it before one opens. The caller
 * closes it: PrimeReact would not do so when the focus leaves it, and would not return the focus.
 */
export function PrimePanel({ target, className, children, ...attributes }: PanelLayerProps) {
  const panel = useRef<OverlayPanel>(null);
  useEffect(
    function show() {
      panel.current?.show(null, target.current);
    },
    [target],
  );
  function showAbove() {
    const element = panel.current?.getElement();
    if (element == null) return;
    // Browsers without the top layer show it below its button, by its style sheet.
    Object.assign(element.style, { top: '', left: '' });
    if (!('showPopover' in element)) return;
    element.popover = 'manual';
    element.showPopover();
    // The place that PrimeReact calculates is one in the page, not in the parent.
    panel.current?.align();
    keepInWindow(element);
  }
  return (
    <OverlayPanel
      ref={panel}
      appendTo="self"
      dismissable={false}
      closeOnEscape={false}
      pt={{
        // Focusable, so that a press on empty space inside keeps the focus in the panel: focus
        // outside would close it.
        root: { ...attributes, className: `panel-layer ${className}`, tabIndex: -1 },
        // PrimeReact gives its reference only after this, but before the browser paints.
        transition: { appear: true, timeout: 0, onEnter: () => queueMicrotask(showAbove) },
      }}
    >
      {children}
    </OverlayPanel>
  );
}
