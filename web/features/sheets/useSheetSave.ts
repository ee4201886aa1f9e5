import { useRef, useState } from 'react';
import { failureOf, type Failure } from '../../platform/apollo/failure.ts';
import { nothingWasDone } from '../../platform/apollo/nothing-done.ts';
import { newRequestKey } from '../../platform/apollo/request-key.ts';
import type { SheetEdits } from '../../records/documents/useSheetEdits.ts';
import { type SheetSaveMutation, useSheetSaveMutation } from './SheetDocument.gen.ts';

type SavedSheet = NonNullable<NonNullable<SheetSaveMutation['sheetSave']>['sheet']>;

/** What stands in the way of a save. */
export type SaveProblem =
  /** The services said no, with a reason. */
  | { kind: 'refused'; message: string }
  /** Somebody else has saved it meanwhile. */
  | { kind: 'conflict'; message: string }
  /** Nobody knows whether it was saved: only the same once more tells. */
  | { kind: 'unknown'; failure: Failure; submit: boolean }
  /** It was not saved. */
  | { kind: 'failed'; failure: Failure };

interface Subject {
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
 * Keeps a document or hands it in. Each try to save the same thing has the same key, so that an answer that got lost does no harm: until it is
 * known nothing else can be saved.
 */
export function useSheetSave({
  moduleCode,
  number,
  version,
  edits,
  onSaved,
}: Subject): SheetSaving {
  const [mutate, { loading }] = useSheetSaveMutation();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const key = useRef<string | null>(null);

  async function send(submit: boolean) {
    key.current ??= newRequestKey();
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
      // What comes with the answer may fail though the document was saved.
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

  /** Without the document that it has become it is not known to be saved: the same once more tells. */
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
