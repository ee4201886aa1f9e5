import { brandMark } from './own-shapes.ts';
import './Brand.css';

/** The logo of the portal and the name of its operator. */
export function Brand({ name }: { name: string }) {
  return (
    <div className="brand">
      <BrandMark />
      <span className="brand-name clip">{name}</span>
    </div>
  );
}

/** The logo of the portal. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="brand-field" d={brandMark.field} />
      <path className="brand-sign" d={brandMark.sign} />
    </svg>
  );
}
