import { useState } from 'react';
import { initialOf } from '../../../design/icons/initial.ts';
import './ApplicationGlyph.css';

/** The logo of an application, or its initial if there is no logo or it cannot be loaded. */
export function ApplicationGlyph({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="application-glyph" aria-hidden="true">
      {logoUrl !== null && broken !== logoUrl ? (
        <img src={logoUrl} alt="" onError={() => setBroken(logoUrl)} />
      ) : (
        initialOf(name)
      )}
    </span>
  );
}
