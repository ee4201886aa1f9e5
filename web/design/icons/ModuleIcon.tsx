import { useState } from 'react';
import { Icon } from './Icon.tsx';
import './ModuleIcon.css';

interface ModuleIconProps {
  /** Icon name. */
  icon: string | null;
  /** URLs of pictures at the gateway, in the order in which they are tried. */
  imageUrls: readonly (string | null)[];
  size?: 'medium' | 'large';
}

/**
 * The icon of a module: its named icon, otherwise the first picture that loads, otherwise a plain
 * document. Decoration only.
 */
export function ModuleIcon({ icon, imageUrls, size = 'medium' }: ModuleIconProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const image = imageUrls.find((url) => url !== null && !broken.includes(url)) ?? null;
  if (icon !== null || image === null) return <Icon name={icon ?? 'file'} size={size} />;
  return (
    <img
      className={`module-image module-image-${size}`}
      src={image}
      alt=""
      onError={() => setBroken((former) => [...former, image])}
    />
  );
}
