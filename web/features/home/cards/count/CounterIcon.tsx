import type { CSSProperties } from 'react';
import { Icon } from '../../../../design/icons/Icon.tsx';
import { iconColours } from '../frame/icon-colour.ts';
import './CountCard.css';

interface CounterIconProps {
  /** A name as the services know it, with or without the prefix of its set; an unknown one draws the usual icon. */
  name: string | null;
  colour: string | null;
  size?: 'medium' | 'large';
}

/** The icon of a counter, in the colour that the services gave it where that can be seen. */
export function CounterIcon({ name, colour, size = 'medium' }: CounterIconProps) {
  return (
    <span className="counter-icon" style={iconColours(colour) as CSSProperties | undefined}>
      <Icon name={name?.replace(/^(?:pi[ -])+/u, '') || 'file'} size={size} />
    </span>
  );
}
