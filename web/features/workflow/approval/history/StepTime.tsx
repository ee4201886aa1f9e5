import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { useEnterpriseNow } from '../../../../design/dates/useEnterpriseNow.ts';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import type { ProcessStep } from '../approval.ts';
import { ShortTime } from './ShortTime.tsx';
import { useTimeFormat } from './useTimeFormat.ts';

/** Shows when a step was finished, how long it has been waiting, or the note of a future step. */
export function StepTime({
  step: { state, startedAt, finishedAt, note, noteI18nCode },
}: {
  step: ProcessStep;
}) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { duration } = useTimeFormat();
  const now = useEnterpriseNow();
  if (state === 'CURRENT' && startedAt !== null)
    return <small>{t('approval.waited', { 0: duration(startedAt, now) })}</small>;
  if (finishedAt !== null && state !== 'AHEAD') {
    return (
      <small>
        <ShortTime moment={finishedAt} />
      </small>
    );
  }
  return note === null ? null : <small>{serverText(noteI18nCode, note)}</small>;
}
