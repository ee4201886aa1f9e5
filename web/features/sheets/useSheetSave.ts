import { useRef, useState } from 'react';
import { codeOf, failureOf, type Failure } from '../../apollo/failure.ts';
import { newRequestKey } from '../../apollo/request-key.ts';
import type { SheetEdits } from '../../kit/sheet/useSheetEdits.ts';
import { type SheetSaveMutation, useSheetSaveMutation } from './SheetDocument.gen.ts';

export type SavedSheet = NonNullable<SheetSaveMutation['sheetSave']['sheet']>;

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

/** Refusals of the gateway before anything was asked of the services; everything else may have happened behind a lost answer. */
const certain: ReadonlySet<string | null> = new Set([
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'RATE_LIMITED',
]);

/**
 * Keeps a document or hands it in. Each try to save the same thing has the same key, so that an answer that got lost does no harm: until it is
 * known nothing else can be saved.
 */
export function useSheetSave({ moduleCode, number, version, edits, onSaved }: Subject): SheetSaving {
  const [mutate, { loading }] = useSheetSaveMutation();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const key = useRef<string | null>(null);

  async function send(submit: boolean) {
    key.current ??= newRequestKey();
    const { header, details } = edits;
    const input = { key: key.current, moduleCode, number, version, header, details, submit, taskCode: null };
    try {
      const { data } = await mutate({ variables: { input } });
      key.current = null;
      const [refusal] = data?.sheetSave.userErrors ?? [];
      if (refusal !== undefined) {
        edits.refused(data?.sheetSave.userErrors ?? []);
        setProblem({ kind: refusal.code === 'CONFLICT' ? 'conflict' : 'refused', message: refusal.message });
      } else if (data?.sheetSave.sheet) {
        setProblem(null);
        onSaved(data.sheetSave.sheet, submit);
      }
    } catch (error) {
      const failure = failureOf(error);
      if (certain.has(codeOf(error))) key.current = null;
      setProblem(certain.has(codeOf(error)) ? { kind: 'failed', failure } : { kind: 'unknown', failure, submit });
    }
  }

  return {
    busy: loading,
    problem,
    save(submit) {
      if (!loading) void send(problem?.kind === 'unknown' ? problem.submit : submit);
    },
  };
}
