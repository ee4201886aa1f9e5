import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Count {
  label: string;
  count: number;
}

/** Tells a screen reader about a counter that has risen, and says nothing each minute when none has. */
export function IncreaseAnnouncer({ counts }: { counts: readonly Count[] }) {
  const { t } = useTranslation();
  const now = counts.map(({ count }) => count);
  const [seen, setSeen] = useState(now);
  const [told, setTold] = useState('');
  if (now.join() !== seen.join()) {
    const risen = counts.filter(({ count }, at) => count > (seen[at] ?? 0));
    setSeen(now);
    if (risen.length > 0)
      setTold(
        risen
          .map(({ label, count }) => t('todo.risen', { label, number: String(count) }))
          .join(' '),
      );
  }
  return (
    <span className="sr" aria-live="polite">
      {told}
    </span>
  );
}
