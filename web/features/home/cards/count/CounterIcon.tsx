import type { CSSProperties } from 'react';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { iconColours } from '../frame/icon-colour.ts';
import './CountCard.css';

interface CounterIconProps {
  /**
   * An icon of the services (Icon.tsx); null shows the default icon.
   */
  name: string | null;
  colour: string | null;
  size?: 'medium' | 'large';
}

/** The icon of a counter in the color from the services, where that has enough contrast. */
export function CounterIcon({ name, colour, size = 'medium' }: CounterIconProps) {
  return (
    <span className="counter-icon" style={iconColours(colour) as CSSProperties | undefined}>
      <Icon name={name ?? 'file'} size={size} />
    </span>
  );
}
