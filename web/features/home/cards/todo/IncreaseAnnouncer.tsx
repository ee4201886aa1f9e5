import { useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';

interface Count {
  label: string;
  count: number;
}

/**
 * Announces to screen readers when a counter has increased, instead of announcing every refresh.
 */
export function IncreaseAnnouncer({ counts }: { counts: readonly Count[] }) {
  const { t } = useTranslation();
  const values = counts.map(({ count }) => count);
  const [lastValues, setLastValues] = useState(values);
  const [announcement, setAnnouncement] = useState('');
  if (values.join() !== lastValues.join()) {
    const increased = counts.filter(({ count }, index) => count > (lastValues[index] ?? 0));
    setLastValues(values);
    if (increased.length > 0)
      setAnnouncement(
        increased
          .map(({ label, count }) => t('todo.risen', { label, number: String(count) }))
          .join(' '),
      );
  }
  return (
    <span className="sr" aria-live="polite">
      {announcement}
    </span>
  );
}
