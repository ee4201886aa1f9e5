import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnterpriseNow } from '../../../../design/dates/useEnterpriseNow.ts';
import { Icon } from '../../../../design/icons/Icon.tsx';
import type { ApprovalDiagram, ProcessStep } from '../approval.ts';
import { DiagramDialog } from './DiagramDialog.tsx';
import { Moment } from './Moment.tsx';
import { PartCard } from '../PartCard.tsx';
import { useMoment } from './useMoment.ts';
import type { MissingPart } from '../useApproval.ts';
import './ApprovalSteps.css';

interface ApprovalStepsProps {
  diagram: ApprovalDiagram | null;
  missing: MissingPart | undefined;
  onRetry: () => void;
}

/** The way of a document through its process, in a row; the whole drawing opens from here. */
export function ApprovalSteps({ diagram, missing, onRetry }: ApprovalStepsProps) {
  const { t } = useTranslation();
  const [drawn, setDrawn] = useState(false);
  if (diagram === null && missing === undefined) return null;
  const steps = diagram?.steps ?? [];
  return (
    <PartCard
      title={t('approval.process')}
      missing={missing}
      onRetry={onRetry}
      tools={
        <button type="button" className="approval-link small" onClick={() => setDrawn(true)}>
          {t('approval.diagram.open')}
        </button>
      }
    >
      {/* Many steps scroll to the side: the region takes the focus for the arrows. */}
      <div className="approval-steps-scroll" role="region" aria-label={t('approval.steps')} tabIndex={0}>
        <ol className="approval-steps">
          {steps.map((step, at) => (
            <Step key={step.code} step={step} number={at + 1} />
          ))}
        </ol>
      </div>
      {drawn && diagram !== null && <DiagramDialog diagram={diagram} onClose={() => setDrawn(false)} />}
    </PartCard>
  );
}

function Step({ step, number }: { step: ProcessStep; number: number }) {
  const { t } = useTranslation();
  const { state, name, assigneeNames } = step;
  return (
    <li className={`approval-step step-${state.toLowerCase()}`} aria-current={state === 'CURRENT' ? 'step' : undefined}>
      <span className="approval-step-mark" aria-hidden="true">
        <StepMark state={state} number={number} />
      </span>
      <b>{name}</b>
      <span className="sr">{t(`approval.step.${state}`)}</span>
      {assigneeNames.length > 0 && <small>{assigneeNames.join(t('list.comma'))}</small>}
      <StepTime step={step} />
    </li>
  );
}

export function StepMark({ state, number }: { state: ProcessStep['state']; number: number }) {
  if (state === 'DONE') return <Icon name="check" />;
  if (state === 'REJECTED') return <Icon name="x" />;
  return state === 'SKIPPED' ? '–' : number;
}

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
