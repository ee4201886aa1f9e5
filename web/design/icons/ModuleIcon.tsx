import { useState } from 'react';
import { Icon } from './Icon.tsx';
import './ModuleIcon.css';

interface ModuleIconProps {
  /** Name of an icon. */
  icon: string | null;
  /** Pictures in the order in which they are tried, at addresses of the gateway. */
  imageUrls: readonly (string | null)[];
  size?: 'medium' | 'large';
}

/** The icon of a module: its named icon, otherwise the first picture that can be loaded, otherwise a plain document. Decoration only. */
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
