import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { createRequestKey } from '../../../platform/apollo/create-request-key.ts';
import type { SheetEdits } from '../../../records/documents/edits/useSheetEdits.ts';
import { ApprovalSheetSaveDocument } from './Approval.gen.ts';
import type { ApprovalSheet } from './approval.ts';
import { problemOfError, problemOfRefusal, type PressProblem } from './press-outcome.ts';

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
  const client = useApolloClient();
  // The idempotency key belongs to the content: retrying the same changes reuses it, different
  // changes get a new one.
  const last = useRef({ text: '', key: '' });
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
    const text = JSON.stringify(content);
    if (last.current.text !== text) last.current = { text, key: createRequestKey() };
    try {
      const variables = { input: { key: last.current.key, ...content } };
      const { data, error } = await client.mutate({
        mutation: ApprovalSheetSaveDocument,
        variables,
        errorPolicy: 'all',
      });
      const payload = data?.sheetSave;
      if (payload == null) return problemOfError(error);
      const refusal = payload.userErrors[0];
      if (refusal !== undefined) {
        edits.markRefused(payload.userErrors);
        return problemOfRefusal(refusal);
      }
    } catch (error) {
      return problemOfError(error);
    }
    edits.discard();
    onSaved();
    return null;
  };
}
