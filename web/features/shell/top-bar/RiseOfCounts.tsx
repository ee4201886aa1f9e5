import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { badgeOf } from '../../../design/number/badge.ts';

interface Count {
  label: string;
  /** Null while it is not known. */
  count: number | null;
}

/** Tells a screen reader which of the centres has more than before. What is first heard of, or has become less, is not news. */
export function RiseOfCounts({ counts }: { counts: readonly Count[] }) {
  const { t } = useTranslation();
  const now = counts.map(({ count }) => count);
  const [known, setKnown] = useState(now);
  const [told, setTold] = useState('');
  if (now.some((count, at) => count !== null && count !== known[at])) {
    const risen = counts.filter(({ count }, at) => {
      const before = known[at] ?? null;
      return count !== null && before !== null && count > before;
    });
    setKnown(now.map((count, at) => count ?? known[at] ?? null));
    if (risen.length > 0) {
      setTold(
        risen
          .map(({ label, count }) => t('centre.waiting', { 0: label, 1: badgeOf(count ?? 0) }))
          .join(' '),
      );
    }
  }
  return (
    <span className="sr" aria-live="polite">
      {told}
    </span>
  );
}
