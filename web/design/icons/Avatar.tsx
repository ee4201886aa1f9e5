import { useState } from 'react';
import { initialOf } from './initial.ts';
import './Avatar.css';

interface AvatarProps {
  name: string;
  /** Address of the picture; null when there is none. */
  url: string | null;
  /** 32 px in a bar, 44 px beside a greeting, 200 px where it is looked at. */
  size?: 'small' | 'large' | 'preview';
}

/** The picture of a person; the first character of the name where there is none, or it cannot be had. A name stands beside it: it says nothing itself. */
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
