import { useTranslation } from 'react-i18next';
import { useEnterpriseNow } from '../../../../design/dates/useEnterpriseNow.ts';
import type { ProcessStep } from '../approval.ts';
import { Moment } from './Moment.tsx';
import { useMoment } from './useMoment.ts';

/** When a step was gone through, how long it has waited by now, or when it will be gone through. */
export function StepTime({ step: { state, startedAt, finishedAt, note } }: { step: ProcessStep }) {
  const { t } = useTranslation();
  const { between } = useMoment();
  const now = useEnterpriseNow();
  if (state === 'CURRENT' && startedAt !== null) return <small>{t('approval.waited', { 0: between(startedAt, now) })}</small>;
  if (finishedAt !== null && state !== 'AHEAD') {
    return (
      <small>
        <Moment at={finishedAt} />
      </small>
    );
  }
  return note === null ? null : <small>{note}</small>;
}
