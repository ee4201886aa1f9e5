import type { ReactNode } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';

interface Side {
  id: string;
  name: string;
}

interface RangeSearchProps {
  id: string;
  from: (side: Side) => ReactNode;
  to: (side: Side) => ReactNode;
}

/** Two fields, "from" and "to", with one common label. */
export function RangeSearch({ id, from, to }: RangeSearchProps) {
  const { t } = useTranslation();
  return (
    <div className="search-range" role="group" aria-labelledby={`${id}-label`}>
      <div className="search-side">{from({ id, name: t('metadata.search.from') })}</div>
      <span className="search-until" aria-hidden="true">
        ~
      </span>
      <div className="search-side">{to({ id: `${id}-to`, name: t('metadata.search.to') })}</div>
    </div>
  );
}
