import { useState } from 'react';
import type { Failure } from '../../platform/apollo/failure.ts';
import { useCommand } from '../../platform/data/useCommand.ts';
import type { SheetEdits } from '../../records/documents/edits/useSheetEdits.ts';
import { SheetSaveDocument, type SheetSaveMutation } from './SheetDocument.gen.ts';

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
  const command = useCommand(SheetSaveDocument, {
    resultOf: ({ sheet }: { sheet: SavedSheet | null }) => sheet,
  });
  const [problem, setProblem] = useState<SaveProblem | null>(null);

  async function send(submit: boolean) {
    const { header, details } = edits;
    const content = { moduleCode, number, version, header, details, submit, taskCode: null };
    const outcome = await command.run((key) => ({ input: { key, ...content } }));
    if (outcome.kind === 'done') {
      setProblem(null);
      onSaved(outcome.result, submit);
    } else if (outcome.kind === 'refused') {
      const { code, message } = outcome.error;
      edits.markRefused(outcome.payload.userErrors);
      setProblem({ kind: code === 'CONFLICT' ? 'conflict' : 'refused', message });
    } else if (outcome.kind === 'unknown') setProblem({ ...outcome, submit });
    else setProblem(outcome);
  }

  return {
    busy: command.busy,
    problem,
    save(submit) {
      if (!command.busy) void send(problem?.kind === 'unknown' ? problem.submit : submit);
    },
  };
}
