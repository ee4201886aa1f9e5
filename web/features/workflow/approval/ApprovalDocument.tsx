import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SheetChanges } from '../../../records/documents/SheetChanges.tsx';
import { SheetDetails } from '../../../records/documents/SheetDetails.tsx';
import { SheetHeader } from '../../../records/documents/SheetHeader.tsx';
import type { SheetEdits } from '../../../records/documents/edits/useSheetEdits.ts';
import { useSheetLines } from '../../../records/documents/useSheetLines.ts';
import type { ApprovalSheet } from './approval.ts';
import { PartCard } from './PartCard.tsx';
import type { MissingPart } from './useApproval.ts';

interface ApprovalDocumentProps {
  sheet: ApprovalSheet | null;
  missing: MissingPart | undefined;
  onRetry: () => void;
  /** Undefined if the document is read-only. */
  edits: SheetEdits | undefined;
}

/**
 * The document of an approval: header fields, detail lists, and changes since the previous step.
 */
export function ApprovalDocument({ sheet, missing, onRetry, edits }: ApprovalDocumentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PartCard title={t('approval.document')} missing={missing} onRetry={onRetry}>
        {sheet === null ? (
          <p className="approval-note mute">{t('approval.document.none')}</p>
        ) : (
          <div className="approval-fields">
            <SheetHeader columns={sheet.form.header} header={sheet.header} />
          </div>
        )}
      </PartCard>
      {sheet !== null && <Lines sheet={sheet} edits={edits} />}
      {sheet?.changes != null && sheet.changes.length > 0 && (
        <PartCard title={t('approval.changes')} missing={undefined} onRetry={onRetry}>
          <div className="approval-fields">
            <SheetChanges sheet={sheet} />
          </div>
        </PartCard>
      )}
    </>
  );
}

function Lines({ sheet, edits }: { sheet: ApprovalSheet; edits: SheetEdits | undefined }) {
  const { t } = useTranslation();
  const loadLines = useSheetLines(sheet.moduleCode, sheet.number);
  if (sheet.form.details.length === 0) return null;
  return (
    <section className="card approval-card" aria-label={t('approval.details')}>
      <SheetDetails
        sheet={sheet}
        loadLines={loadLines}
        {...(edits === undefined ? {} : { edits })}
      />
    </section>
  );
}
