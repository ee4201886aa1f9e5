import { useRef, useState } from 'react';
import { failureOf, type Failure } from '../../platform/apollo/failure.ts';
import { nothingWasDone } from '../../platform/apollo/nothing-was-done.ts';
import { createRequestKey } from '../../platform/apollo/create-request-key.ts';
import type { SheetEdits } from '../../records/documents/edits/useSheetEdits.ts';
import { type SheetSaveMutation, useSheetSaveMutation } from './SheetDocument.gen.ts';

type SavedSheet = NonNullable<NonNullable<SheetSaveMutation['sheetSave']>['sheet']>;

/** Why a save failed. */
export type SaveProblem =
  /** The services refused it, with a reason. */
  | { kind: 'refused'; message: string }
  /** Another user has saved the document meanwhile. */
  | { kind: 'conflict'; message: string }
  /** The outcome is unknown. Repeating the same save is safe and clarifies it. */
  | { kind: 'unknown'; failure: Failure; submit: boolean }
  /** The save certainly failed. */
  | { kind: 'failed'; failure: Failure };

interface SheetSaveOptions {
  moduleCode: string;
  /** Null for a new document. */
  number: string | null;
  version: number;
  edits: SheetEdits;
  onSaved: (sheet: SavedSheet, submitted: boolean) => void;
}

export interface SheetSaving {
  busy: boolean;
  problem: SaveProblem | null;
  save: (submit: boolean) => void;
}

/**
 * Saves or submits a document. Repeated attempts use the same idempotency key, so that a lost
 * response does no harm. While the outcome is unknown, only the same save can be repeated.
 */
export function useSheetSave({
  moduleCode,
  number,
  version,
  edits,
  onSaved,
}: SheetSaveOptions): SheetSaving {
  const [mutate, { loading }] = useSheetSaveMutation();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const key = useRef<string | null>(null);

  async function send(submit: boolean) {
    key.current ??= createRequestKey();
    const { header, details } = edits;
    const input = {
      key: key.current,
      moduleCode,
      number,
      version,
      header,
      details,
      submit,
      taskCode: null,
    };
    try {
      // Other fields of the response may fail although the document was saved, so partial data is
      // accepted.
      const { data, error } = await mutate({ variables: { input }, errorPolicy: 'all' });
      const payload = data?.sheetSave;
      const [refusal] = payload?.userErrors ?? [];
      if (refusal !== undefined) {
        key.current = null;
        edits.markRefused(payload?.userErrors ?? []);
        setProblem({
          kind: refusal.code === 'CONFLICT' ? 'conflict' : 'refused',
          message: refusal.message,
        });
      } else if (payload?.sheet) {
        key.current = null;
        setProblem(null);
        onSaved(payload.sheet, submit);
      } else failed(error, submit);
    } catch (error) {
      failed(error, submit);
    }
  }

  /** Handles a failed request. A response without the saved document leaves the outcome unknown. */
  function failed(error: unknown, submit: boolean) {
    const failure = failureOf(error);
    const isCertain = nothingWasDone(error);
    if (isCertain) key.current = null;
    setProblem(isCertain ? { kind: 'failed', failure } : { kind: 'unknown', failure, submit });
  }

  return {
    busy: loading,
    problem,
    save(submit) {
      if (!loading) void send(problem?.kind === 'unknown' ? problem.submit : submit);
    },
  };
}
