import { iconShapes, primeIconNames } from './icon-shapes.ts';
import './Icon.css';

interface IconProps {
  /** A name of icon-shapes.ts, or one of the PrimeIcons set as menu data carry it. */
  name: string;
  size?: 'small' | 'medium' | 'large';
}

/** Dots are points of zero length: only a broad stroke makes them visible. */
const strokeWidths: Readonly<Record<string, number>> = { more: 2.4 };

/** A line icon. It is always decoration: the control that holds it carries the name. An unknown name draws a plain document. */
export function Icon({ name, size = 'medium' }: IconProps) {
  const own = name in iconShapes ? name : (primeIconNames[name] ?? 'file');
  return (
    <svg className={`icon icon-${size}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={iconShapes[own]} strokeWidth={strokeWidths[own] ?? 1.6} />
    </svg>
  );
}
