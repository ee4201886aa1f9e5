import { useTranslation } from '../../design/language/useTranslation.ts';
import type { SheetStatus } from '../../generated/schema.ts';
import './SheetStatusTag.css';

/** i18n key and tone of each status. A new status needs one more line. */
const statusStyles: Readonly<Record<SheetStatus, { labelKey: string; tone: string }>> = {
  DRAFT: { labelKey: 'sheets.status.draft', tone: 'flat' },
  IN_PROCESS: { labelKey: 'sheets.status.inProcess', tone: 'process' },
  EFFECTIVE: { labelKey: 'sheets.status.effective', tone: 'good' },
  REJECTED: { labelKey: 'sheets.status.rejected', tone: 'bad' },
  RETURNED: { labelKey: 'sheets.status.returned', tone: 'back' },
  UNKNOWN: { labelKey: 'sheets.status.unknown', tone: 'flat' },
};

export function statusLabelKey(status: SheetStatus): string {
  return statusStyles[status].labelKey;
}

/** Shows the status of a document as a tag. */
export function SheetStatusTag({ status }: { status: SheetStatus }) {
  const { t } = useTranslation();
  const { labelKey, tone } = statusStyles[status];
  return <span className={`tag sheet-status-${tone}`}>{t(labelKey)}</span>;
}
