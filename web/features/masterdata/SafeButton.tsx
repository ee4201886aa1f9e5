import { type ReactNode, useEffect, useRef } from 'react';

interface SafeButtonProps {
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/**
 * What whoever presses Enter without reading gets: it takes the focus when its dialog opens, after PrimeReact has given it to the first button.
 */
export function SafeButton({ className = 'btn', onClick, children }: SafeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(function beginSafely() {
    const frame = requestAnimationFrame(() => button.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <button type="button" className={className} ref={button} onClick={onClick}>
      {children}
    </button>
  );
}
