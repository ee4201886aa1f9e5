import { useState } from 'react';
import type { IconShape } from './icon-shape.ts';
import { IconImage, type IconSize } from './IconImage.tsx';
import { imageAddressOf } from './image-address.ts';
import { useIconShape } from './useIconShape.ts';
import './Icon.css';

interface IconProps {
  /**
   * The portal's word for an icon (first-icons.ts, workbench-icons.ts) or what the services send: a
   * name of PrimeIcons with or without the prefix `pi pi-`, or the address of a picture.
   */
  name: string;
  size?: IconSize;
}

/**
 * An icon. It is decoration: the control around it has the accessible name. An unknown name and a
 * picture that cannot be loaded show a plain document.
 */
export function Icon({ name, size = 'medium' }: IconProps) {
  const address = imageAddressOf(name);
  return address === null ? (
    <ShapeIcon name={name} size={size} />
  ) : (
    <AddressIcon address={address} size={size} />
  );
}

function AddressIcon({ address, size }: { address: string; size: IconSize }) {
  const [broken, setBroken] = useState<string | null>(null);
  return address === broken ? (
    <ShapeIcon name="file" size={size} />
  ) : (
    <IconImage address={address} size={size} onError={() => setBroken(address)} />
  );
}

/** While a shape is being loaded its place stays empty, so that nothing moves when it arrives. */
function ShapeIcon({ name, size }: { name: string; size: IconSize }) {
  const shape = useIconShape(name);
  return (
    <svg className={`icon icon-${size}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shape !== null && pathOf(shape)}
    </svg>
  );
}

/** A function and no component, because a page has a hundred icons. */
function pathOf(shape: IconShape) {
  if (typeof shape === 'string') return <path d={shape} />;
  return 'lines' in shape ? (
    <path className="icon-lines" d={shape.lines} />
  ) : (
    <path fillRule="evenodd" d={shape.evenOdd} />
  );
}
