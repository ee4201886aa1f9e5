import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { FactLine } from '../../../design/text/FactLine.tsx';
import { ApprovalStatusTag } from '../centre/ApprovalStatusTag.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import type { ApprovalContent } from './approval.ts';
import type { QueuePosition } from './approval-target.ts';

interface ApprovalHeadProps {
  titleId: string;
  titleRef: Ref<HTMLHeadingElement>;
  title: string;
  approval?: ApprovalContent;
  position: QueuePosition;
  onPrevious: () => void;
  onNext: () => void;
  onPrint?: () => void;
  onClose: () => void;
  /** The buttons of the approval, on screens with enough space. */
  children?: ReactNode;
}

/** The head of the dialog: title, facts, buttons, position in the list, and the close button. */
export function ApprovalHead(props: ApprovalHeadProps) {
  const {
    titleId,
    titleRef,
    title,
    approval,
    position,
    onPrevious,
    onNext,
    onPrint,
    onClose,
    children,
  } = props;
  const { t } = useTranslation();
  return (
    <div className="approval-top">
      <div className="approval-title">
        <div className="row">
          <h1 id={titleId} ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          {approval !== undefined && <ApprovalStatusTag status={approval.status} />}
        </div>
        {approval !== undefined && <Facts approval={approval} />}
      </div>
      {children}
      {position.number !== null && (
        <div className="approval-queue" role="group" aria-label={t('approval.queue')}>
          <span className="small mute">
            {isAwaitingViewer(approval)
              ? t('approval.queue.waiting', queueParts(position))
              : t('approval.queue.place', queueParts(position))}
          </span>
          <IconButton
            label={t('approval.previous')}
            icon="left"
            disabled={position.previous === null}
            onClick={onPrevious}
          />
          <IconButton
            label={t('approval.next')}
            icon="right"
            disabled={position.next === null}
            onClick={onNext}
          />
        </div>
      )}
      <div className="approval-tools">
        {onPrint !== undefined && (
          <IconButton label={t('approval.print')} icon="print" onClick={onPrint} />
        )}
        <IconButton label={t('approval.close')} icon="x" onClick={onClose} />
      </div>
    </div>
  );
}

function Facts({ approval }: { approval: ApprovalContent }) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const { processName, stepName, initiator, actionName } = approval;
  const facts = [
    serverText(approval.processI18nCode, processName),
    stepName === null
      ? ''
      : t('approval.currentStep', { 0: serverText(approval.stepI18nCode, stepName) }),
    t('approval.initiator', { 0: initiator.name }),
    actionName === null
      ? ''
      : t('approval.ownAction', { 0: serverText(approval.actionI18nCode, actionName) }),
  ];
  return (
    <p className="approval-facts">
      <FactLine facts={facts} />
    </p>
  );
}

/** Returns whether the approval waits for the viewer. */
const isAwaitingViewer = (approval: ApprovalContent | undefined) =>
  approval !== undefined &&
  approval.taskCode !== null &&
  approval.actionName === null &&
  approval.buttons?.length !== 0;

const queueParts = ({ number, count }: QueuePosition) => ({ 0: number, 1: count });

interface IconButtonProps {
  label: string;
  icon: string;
  disabled?: boolean;
  onClick: () => void;
}

/**
 * A disabled button keeps the focus, so that the keyboard position is not lost at the end of the
 * list.
 */
function IconButton({ label, icon, disabled = false, onClick }: IconButtonProps) {
  return (
    <Button
      kind="icon"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <Icon name={icon} />
    </Button>
  );
}
