import { type ReactNode, useEffect, useRef } from 'react';

interface SafeButtonProps {
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/**
 * The harmless button of a dialog. It takes the focus when the dialog opens, so that Enter without
 * reading does no harm. PrimeReact first focuses the first button, so this happens one frame later.
 */
export function SafeButton({ className = 'btn', onClick, children }: SafeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function focusSafeChoice() {
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <button type="button" className={className} ref={button} onClick={onClick}>
      {children}
    </button>
  );
}
