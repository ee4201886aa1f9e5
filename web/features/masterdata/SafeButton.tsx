import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../design/button/Button.tsx';

interface SafeButtonProps {
  onClick: () => void;
  children: ReactNode;
}

/**
 * The harmless button of a dialog. It takes the focus when the dialog opens, so that Enter without
 * reading does no harm. PrimeReact first focuses the first button, so this happens one frame later.
 */
export function SafeButton({ onClick, children }: SafeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function focusSafeChoice() {
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Button kind="plain" ref={button} onClick={onClick}>
      {children}
    </Button>
  );
}
