import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { type CommandOutcome, commandText } from '../../platform/data/command-outcome.ts';
import { useCommand } from '../../platform/data/useCommand.ts';
import type {
  ExportStartInput,
  ImportConfirmInput,
  ImportStartInput,
} from '../../generated/schema.ts';
import type { Job } from './job-states.ts';
import {
  ExportStartDocument,
  ImportConfirmDocument,
  ImportStartDocument,
  JobCancelDocument,
  JobRemoveDocument,
  JobResumeDocument,
  type JobPayload_PayloadFragment,
} from './job-actions.gen.ts';

type Outcome = CommandOutcome<JobPayload_PayloadFragment>;

export interface JobActions {
  exportStart: (input: ExportStartInput) => Promise<Job | null>;
  importStart: (input: ImportStartInput) => Promise<Job | null>;
  importConfirm: (input: ImportConfirmInput) => Promise<Job | null>;
  cancel: (id: string) => Promise<Job | null>;
  resume: (id: string) => Promise<Job | null>;
  /** Resolves to true if the job was removed. */
  remove: (id: string) => Promise<boolean>;
  busy: boolean;
  /** Why the last action failed; null if it succeeded. */
  problem: string | null;
}

/** Runs actions on jobs. If an action fails, `problem` says why and the user's choices stay. */
export function useJobActions(): JobActions {
  const { t } = useTranslation();
  const exporting = useCommand(ExportStartDocument);
  const importing = useCommand(ImportStartDocument);
  const confirming = useCommand(ImportConfirmDocument);
  const canceling = useCommand(JobCancelDocument);
  const resuming = useCommand(JobResumeDocument);
  const removing = useCommand(JobRemoveDocument);
  const [problem, setProblem] = useState<string | null>(null);

  async function payloadOf(running: Promise<Outcome>) {
    setProblem(null);
    const outcome = await running;
    if (outcome.kind === 'done') return outcome.payload;
    setProblem(commandText(t, outcome));
    return null;
  }
  const jobOf = async (running: Promise<Outcome>) => (await payloadOf(running))?.job ?? null;
  const commands = [exporting, importing, confirming, canceling, resuming, removing];
  return {
    exportStart: (input) => jobOf(exporting.run({ input })),
    importStart: (input) => jobOf(importing.run({ input })),
    importConfirm: (input) => jobOf(confirming.run({ input })),
    cancel: (id) => jobOf(canceling.run({ input: { id } })),
    resume: (id) => jobOf(resuming.run({ input: { id } })),
    remove: async (id) => (await payloadOf(removing.run({ input: { id } }))) !== null,
    busy: commands.some(({ busy }) => busy),
    problem,
  };
}
