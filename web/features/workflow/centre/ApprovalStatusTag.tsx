import { useTranslation } from '../../../design/language/useTranslation.ts';
import type { ApprovalStatus } from '../../../generated/schema.ts';
import './ApprovalStatusTag.css';

const tags: Readonly<Record<ApprovalStatus, { className: string; labelKey: string }>> = {
  RUNNING: { className: 'tag-running', labelKey: 'approvals.status.running' },
  RETURNED: { className: 'tag-returned', labelKey: 'approvals.status.returned' },
  APPROVED: { className: 'tag-approved', labelKey: 'approvals.status.approved' },
  REJECTED: { className: 'tag-rejected', labelKey: 'approvals.status.rejected' },
  WITHDRAWN: { className: '', labelKey: 'approvals.status.withdrawn' },
  UNKNOWN: { className: '', labelKey: 'approvals.status.unknown' },
};

/** Shows the status of a process instance as a tag. */
export function ApprovalStatusTag({ status }: { status: ApprovalStatus }) {
  const { t } = useTranslation();
  const { className, labelKey } = tags[status];
  return <span className={`tag ${className}`}>{t(labelKey)}</span>;
}
