import { useState } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { useServerText } from '../../../../platform/language/useServerText.ts';
import type { ApprovalDiagram, ProcessStep } from '../approval.ts';
import { DiagramDialog } from './DiagramDialog.tsx';
import { StepMark } from './StepMark.tsx';
import { StepTime } from './StepTime.tsx';
import { PartCard } from '../PartCard.tsx';
import type { MissingPart } from '../useApproval.ts';
import './ApprovalSteps.css';
import { namesOfPeople } from '../../../../design/language/names-of-people.ts';

interface ApprovalStepsProps {
  diagram: ApprovalDiagram | null;
  missing: MissingPart | undefined;
  onRetry: () => void;
}

/** The steps of the process in a row, with a button that opens the full diagram. */
export function ApprovalSteps({ diagram, missing, onRetry }: ApprovalStepsProps) {
  const { t } = useTranslation();
  const [isDiagramOpen, setDiagramOpen] = useState(false);
  if (diagram === null && missing === undefined) return null;
  const steps = diagram?.steps ?? [];
  return (
    <PartCard
      title={t('approval.process')}
      missing={missing}
      onRetry={onRetry}
      tools={
        <Button className="approval-link small" onClick={() => setDiagramOpen(true)}>
          {t('approval.diagram.open')}
        </Button>
      }
    >
      {/* Many steps scroll sideways. The region can take the focus, so that arrow keys scroll it. */}
      <div
        className="approval-steps-scroll"
        role="region"
        aria-label={t('approval.steps')}
        tabIndex={0}
      >
        <ol className="approval-steps">
          {steps.map((step, index) => (
            <Step key={step.code} step={step} number={index + 1} />
          ))}
        </ol>
      </div>
      {isDiagramOpen && diagram !== null && (
        <DiagramDialog diagram={diagram} onClose={() => setDiagramOpen(false)} />
      )}
    </PartCard>
  );
}

function Step({ step, number }: { step: ProcessStep; number: number }) {
  const { t } = useTranslation();
  const { state, name, i18nCode } = step;
  const serverText = useServerText();
  const people = namesOfPeople(step.assignees, t);
  return (
    <li
      className={`approval-step step-${state.toLowerCase()}`}
      aria-current={state === 'CURRENT' ? 'step' : undefined}
    >
      <span className="approval-step-mark" aria-hidden="true">
        <StepMark state={state} number={number} />
      </span>
      <b>{serverText(i18nCode, name)}</b>
      <span className="sr">{t(`approval.step.${state}`)}</span>
      {people !== '' && (
        <small className="approval-step-people" title={people}>
          {people}
        </small>
      )}
      <StepTime step={step} />
    </li>
  );
}
