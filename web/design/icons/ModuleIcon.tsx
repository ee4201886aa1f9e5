import { useState } from 'react';
import { Icon } from './Icon.tsx';
import { IconImage, type IconSize } from './IconImage.tsx';
import { imageAddressOf } from './image-address.ts';

interface ModuleIconProps {
  /** What the services sent: a name of PrimeIcons or the address of a picture. */
  icon: string | null;
  /** Addresses of pictures at the gateway, in the order in which they are tried. */
  imageUrls: readonly (string | null)[];
  size?: IconSize;
}

/**
 * The icon of a module: its named icon, otherwise the first picture that loads, otherwise a plain
 * document. Decoration only.
 */
export function ModuleIcon({ icon, imageUrls, size = 'medium' }: ModuleIconProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  if (icon !== null && imageAddressOf(icon) === null) return <Icon name={icon} size={size} />;
  const image = [icon, ...imageUrls]
    .map((url) => url && imageAddressOf(url))
    .find((address) => address && !broken.includes(address));
  if (!image) return <Icon name="file" size={size} />;
  return (
    <IconImage
      address={image}
      size={size}
      onError={() => setBroken((former) => [...former, image])}
    />
  );
}
