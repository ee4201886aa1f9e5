import { createContext, use } from 'react';
import { firstIconShapes } from './first-icon-shapes.ts';
import './Icon.css';

interface IconProps {
  /** A name of icon-shapes.ts, or one of the PrimeIcons set as menu data carry it. */
  name: string;
  size?: 'small' | 'medium' | 'large';
}

/** Shapes by name, and names of the PrimeIcons set that stand for them. */
interface IconSet {
  shapes: Readonly<Record<string, string>>;
  primeNames: Readonly<Record<string, string>>;
}

const IconSetContext = createContext<IconSet>({ shapes: firstIconShapes, primeNames: {} });

/** The workbench brings the whole set; outside of it there are the icons of the first load. */
export const IconSetProvider = IconSetContext.Provider;

/** Dots are points of zero length: only a broad stroke makes them visible. */
const strokeWidths: Readonly<Record<string, number>> = { grip: 2.4, more: 2.4 };

/** A line icon. It is always decoration: the control that holds it carries the name. An unknown name draws a plain document. */
export function Icon({ name, size = 'medium' }: IconProps) {
  const { shapes, primeNames } = use(IconSetContext);
  const own = Object.hasOwn(shapes, name) ? name : (primeNames[name] ?? 'file');
  return (
    <svg className={`icon icon-${size}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[own]} strokeWidth={strokeWidths[own] ?? 1.6} />
    </svg>
  );
}
