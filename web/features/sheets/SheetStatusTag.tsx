import { useTranslation } from 'react-i18next';
import type { SheetStatus } from '../../generated/schema.ts';
import './SheetStatusTag.css';

/** Name and tone of each state; a new one is one line. */
const looks: Readonly<Record<SheetStatus, { labelKey: string; tone: string }>> = {
  DRAFT: { labelKey: 'sheets.status.draft', tone: 'flat' },
  IN_PROCESS: { labelKey: 'sheets.status.inProcess', tone: 'process' },
  EFFECTIVE: { labelKey: 'sheets.status.effective', tone: 'good' },
  REJECTED: { labelKey: 'sheets.status.rejected', tone: 'bad' },
  RETURNED: { labelKey: 'sheets.status.returned', tone: 'back' },
  UNKNOWN: { labelKey: 'sheets.status.unknown', tone: 'flat' },
};

export function labelOfStatus(status: SheetStatus): string {
  return looks[status].labelKey;
}

/** Where a document stands. */
export function SheetStatusTag({ status }: { status: SheetStatus }) {
  const { t } = useTranslation();
  const { labelKey, tone } = looks[status];
  return <span className={`tag sheet-status-${tone}`}>{t(labelKey)}</span>;
}
