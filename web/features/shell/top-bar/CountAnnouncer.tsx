import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { formatBadge } from '../../../design/number/badge.ts';

interface Count {
  label: string;
  /** Null while unknown. */
  count: number | null;
}

/**
 * Announces to screen readers which counts have increased. First and decreased counts are silent.
 */
export function CountAnnouncer({ counts }: { counts: readonly Count[] }) {
  const { t } = useTranslation();
  const now = counts.map(({ count }) => count);
  const [known, setKnown] = useState(now);
  const [announcement, setAnnouncement] = useState('');
  if (now.some((count, index) => count !== null && count !== known[index])) {
    const risen = counts.filter(({ count }, index) => {
      const before = known[index] ?? null;
      return count !== null && before !== null && count > before;
    });
    setKnown(now.map((count, index) => count ?? known[index] ?? null));
    if (risen.length > 0) {
      setAnnouncement(
        risen
          .map(({ label, count }) => t('centre.waiting', { 0: label, 1: formatBadge(count ?? 0) }))
          .join(' '),
      );
    }
  }
  return (
    <span className="sr" aria-live="polite">
      {announcement}
    </span>
  );
}
