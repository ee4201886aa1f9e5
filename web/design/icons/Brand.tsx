import './Brand.css';

/** The logo of the portal and the name of its operator. */
export function Brand({ name }: { name: string }) {
  return (
    <div className="brand">
      <svg className="brand-mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <rect className="brand-field" width="24" height="24" rx="6" />
        <path className="brand-sign" d="M6 8h5v8H6zM13 8h5v3.5h-5zM13 12.5h5V16h-5z" />
      </svg>
      <span className="brand-name clip">{name}</span>
    </div>
  );
}
