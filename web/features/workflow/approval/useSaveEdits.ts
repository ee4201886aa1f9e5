import { useCommand } from '../../../platform/data/useCommand.ts';
import type { SheetEdits } from '../../../records/documents/edits/useSheetEdits.ts';
import { ApprovalSheetSaveDocument } from './Approval.gen.ts';
import type { ApprovalSheet } from './approval.ts';
import { problemOf, type PressProblem } from './press-outcome.ts';

interface SavedEditsOptions {
  sheet: ApprovalSheet | null;
  edits: SheetEdits;
  taskCode: string | null;
  onSaved: () => void;
}

/**
 * Returns a function that saves the changes of an approval's document. It resolves to null if they
 * are saved or if there are none, else to the problem.
 */
export function useSaveEdits({
  sheet,
  edits,
  taskCode,
  onSaved,
}: SavedEditsOptions): () => Promise<PressProblem | null> {
  const command = useCommand(ApprovalSheetSaveDocument);
  return async () => {
    if (sheet === null || !edits.isDirty) return null;
    if (edits.check().length > 0) return { kind: 'edits' };
    const { moduleCode, number, version } = sheet;
    const content = {
      moduleCode,
      number,
      version,
      header: edits.header,
      details: edits.details,
      submit: false,
      taskCode,
    };
    // The idempotency key belongs to the content: different changes get another one.
    const subject = JSON.stringify(content);
    const outcome = await command.run((key) => ({ input: { key, ...content } }), { subject });
    if (outcome.kind !== 'done') {
      if (outcome.kind === 'refused') edits.markRefused(outcome.payload.userErrors);
      return problemOf(outcome);
    }
    edits.discard();
    onSaved();
    return null;
  };
}
