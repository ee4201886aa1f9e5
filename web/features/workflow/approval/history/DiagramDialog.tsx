import { useId } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { ModalDialog } from '../../../../design/overlay/ModalDialog.tsx';
import { useServerText, type ServerText } from '../../../../platform/language/useServerText.ts';
import type { ApprovalDiagram, ProcessStep } from '../approval.ts';
import { type DiagramLayout, layoutDiagram, NODE_HEIGHT, NODE_WIDTH } from './diagram-layout.ts';
import { StepMark } from './StepMark.tsx';
import { StepTime } from './StepTime.tsx';
import './DiagramDialog.css';
import { namesOfPeople } from '../../../../design/language/names-of-people.ts';

/**
 * Shows the whole process as a diagram: links that were taken are solid, the current step has a
 * ring. The steps are also an ordered list with their texts and next steps, so that screen readers
 * get the same information.
 */
export function DiagramDialog({
  diagram: originalDiagram,
  onClose,
}: {
  diagram: ApprovalDiagram;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const diagram = translateLabels(originalDiagram, serverText);
  const { width, height, nodes, links } = layoutDiagram(diagram);
  return (
    <ModalDialog
      title={t('approval.diagram')}
      size="large"
      onClose={onClose}
      footer={
        <Button kind="plain" onClick={onClose}>
          {t('approval.close')}
        </Button>
      }
    >
      <div
        ref={scrollToCurrentStep}
        className="diagram-scroll"
        role="region"
        aria-label={t('approval.diagram')}
        tabIndex={0}
      >
        <div className="diagram" style={{ width, height }}>
          <DiagramLinks links={links} width={width} height={height} />
          <ol>
            {nodes.map(({ step, x, y }, index) => (
              <li
                key={step.code}
                className={`diagram-node step-${step.state.toLowerCase()}`}
                style={{ left: x, top: y, width: NODE_WIDTH, height: NODE_HEIGHT }}
                aria-current={step.state === 'CURRENT' ? 'step' : undefined}
              >
                <NodeText step={step} number={index + 1} diagram={diagram} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      <p className="diagram-legend small mute">{t('approval.diagram.legend')}</p>
    </ModalDialog>
  );
}

/**
 * Scrolls a wide diagram to the current step when it appears. This is a ref and not an effect,
 * because the dialog renders its content later than itself.
 */
function scrollToCurrentStep(box: HTMLDivElement | null): void {
  const current = box?.querySelector<HTMLElement>('[aria-current="step"]');
  if (box != null && current != null)
    box.scrollLeft = current.offsetLeft - (box.clientWidth - NODE_WIDTH) / 2;
}

/** Returns the diagram with link labels in the user's language. */
function translateLabels(diagram: ApprovalDiagram, serverText: ServerText): ApprovalDiagram {
  const links = diagram.links.map((link) => ({
    ...link,
    label: link.label && serverText(link.labelI18nCode, link.label),
  }));
  return { ...diagram, links };
}

/** The links between the steps, with their labels. */
function DiagramLinks({ links, width, height }: Pick<DiagramLayout, 'links' | 'width' | 'height'>) {
  const arrowId = useId();
  return (
    <>
      <svg width={width} height={height} aria-hidden="true">
        <defs>
          <Arrow id={arrowId} />
          <Arrow id={`${arrowId}taken`} isTaken />
        </defs>
        {links.map(({ id, path, isTaken }) => (
          <path
            key={id}
            className={isTaken ? 'diagram-link diagram-taken' : 'diagram-link'}
            d={path}
            markerEnd={`url(#${arrowId}${isTaken ? 'taken' : ''})`}
          />
        ))}
      </svg>
      {links.map(({ id, label, isBelow, x, y }) =>
        label === null || label === '' ? null : (
          <span
            key={id}
            className={isBelow ? 'diagram-label' : 'diagram-label diagram-between'}
            style={{ left: x, top: y }}
            aria-hidden="true"
          >
            {label}
          </span>
        ),
      )}
    </>
  );
}

/** The arrow head of a link. Its size does not depend on the line width. */
function Arrow({ id, isTaken = false }: { id: string; isTaken?: boolean }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="10"
      markerHeight="10"
      markerUnits="userSpaceOnUse"
      orient="auto-start-reverse"
    >
      <path
        className={isTaken ? 'diagram-arrow diagram-taken' : 'diagram-arrow'}
        d="M0 0 8 4 0 8z"
      />
    </marker>
  );
}

function NodeText({
  step,
  number,
  diagram,
}: {
  step: ProcessStep;
  number: number;
  diagram: ApprovalDiagram;
}) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const names = new Map(
    diagram.steps.map(({ code, name, i18nCode }) => [code, serverText(i18nCode, name)]),
  );
  const stepName = serverText(step.i18nCode, step.name);
  const outgoingLinks = diagram.links.filter(({ from, to }) => from === step.code && names.has(to));
  const kind = kindKeys[step.kind];
  const people = namesOfPeople(step.assignees, t);
  return (
    <>
      <span className="diagram-head">
        <span className="approval-step-mark" aria-hidden="true">
          <StepMark state={step.state} number={number} />
        </span>
        <b className="diagram-title" title={stepName}>
          {stepName}
        </b>
      </span>
      <span className="sr">{t(`approval.step.${step.state}`)}</span>
      <span className="diagram-people">
        <small className="clip" title={people}>
          {people}
        </small>
        {kind !== undefined && <span className="tag">{t(kind)}</span>}
      </span>
      <StepTime step={step} />
      {outgoingLinks.map(({ to, label }) => (
        <span key={to} className="sr">
          {t('approval.diagram.leads', { 0: names.get(to) })} {label}
        </span>
      ))}
    </>
  );
}

/** Texts for steps that several users decide: all of them, or any one. */
const kindKeys: Readonly<Partial<Record<ProcessStep['kind'], string>>> = {
  COUNTERSIGN: 'approval.kind.countersign',
  ANYONE: 'approval.kind.anyone',
};
