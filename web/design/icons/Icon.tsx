import { createContext, use } from 'react';
import { firstIconShapes } from './first-icon-shapes.ts';
import './Icon.css';

interface IconProps {
  /** A name from icon-shapes.ts, or a PrimeIcons name from menu data. */
  name: string;
  size?: 'small' | 'medium' | 'large';
}

/** Shapes by name, and PrimeIcons names mapped to names of shapes. */
interface IconSet {
  shapes: Readonly<Record<string, string>>;
  primeNames: Readonly<Record<string, string>>;
}

const IconSetContext = createContext<IconSet>({ shapes: firstIconShapes, primeNames: {} });

/** The workbench provides the whole set; outside of it only the icons of the first load exist. */
export const IconSetProvider = IconSetContext.Provider;

/** Dots are lines of zero length: only a broad stroke makes them visible. */
const strokeWidths: Readonly<Record<string, number>> = { grip: 2.4, more: 2.4 };

/**
 * A line icon. It is decoration: the control around it has the accessible name. An unknown name
 * shows a plain document.
 */
export function Icon({ name, size = 'medium' }: IconProps) {
  const { shapes, primeNames } = use(IconSetContext);
  const own = Object.hasOwn(shapes, name) ? name : (primeNames[name] ?? 'file');
  return (
    <svg className={`icon icon-${size}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[own]} strokeWidth={strokeWidths[own] ?? 1.6} />
    </svg>
  );
}
