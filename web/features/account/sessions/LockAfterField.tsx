import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { lockAfterChoices, storedLockAfter } from '../../../platform/session/lock-after.ts';
import { RadioRow } from '../../../design/forms/RadioRow.tsx';

/** After how many minutes without user activity this browser locks the page. */
export function LockAfterField() {
  const { t } = useTranslation();
  const [stored] = useState(storedLockAfter);
  const [minutes, setMinutes] = useState(() => stored.read());
  return (
    <RadioRow
      legend={t('lock.after')}
      value={String(minutes)}
      options={lockAfterChoices.map((choice) => ({
        value: String(choice),
        label: choice === 0 ? t('lock.after.never') : t('lock.after.minutes', { 0: choice }),
      }))}
      onChange={(value) => {
        const chosen = lockAfterChoices.find((choice) => String(choice) === value) ?? 0;
        stored.write(chosen);
        setMinutes(chosen);
      }}
    />
  );
}
