import { useState } from 'react';
import { initialOf } from './initial.ts';
import './Avatar.css';

interface AvatarProps {
  name: string;
  /** URL of the picture; null if there is none. */
  url: string | null;
  /** small: 32 px, in bars; large: 44 px, beside a greeting; preview: 200 px. */
  size?: 'small' | 'large' | 'preview';
}

/**
 * The picture of a person, or the first character of the name if there is no picture or it cannot
 * be loaded. Hidden from screen readers: the name is always beside it.
 */
export function Avatar({ name, url, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={`avatar avatar-${size}`} aria-hidden="true">
      {url !== null && url !== broken ? (
        <img src={url} alt="" onError={() => setBroken(url)} />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}
