export type IconSize = 'small' | 'medium' | 'large';

interface IconImageProps {
  address: string;
  size: IconSize;
  onError: () => void;
}

/** A picture in the place of an icon. Decoration only. */
export function IconImage({ address, size, onError }: IconImageProps) {
  return <img className={`icon icon-image icon-${size}`} src={address} alt="" onError={onError} />;
}
