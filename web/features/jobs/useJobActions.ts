import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../platform/apollo/failure.ts';
import type {
  ExportStartInput,
  ImportConfirmInput,
  ImportStartInput,
} from '../../generated/schema.ts';
import { failureText } from '../../design/feedback/reason.ts';
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

type Outcome = JobPayload_PayloadFragment | null | undefined;

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
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function step(ask: () => Promise<Outcome>): Promise<Outcome> {
    setBusy(true);
    setProblem(null);
    try {
      const outcome = await ask();
      setProblem(outcome == null ? t('service.unknown') : (outcome.userErrors[0]?.message ?? null));
      return outcome?.userErrors.length === 0 ? outcome : null;
    } catch (error) {
      setProblem(failureText(t, failureOf(error)));
      return null;
    } finally {
      setBusy(false);
    }
  }
  const jobOf = async (ask: () => Promise<Outcome>): Promise<Job | null> =>
    (await step(ask))?.job ?? null;
  return {
    exportStart: (input) =>
      jobOf(
        async () =>
          (await client.mutate({ mutation: ExportStartDocument, variables: { input } })).data
            .exportStart,
      ),
    importStart: (input) =>
      jobOf(
        async () =>
          (await client.mutate({ mutation: ImportStartDocument, variables: { input } })).data
            .importStart,
      ),
    importConfirm: (input) =>
      jobOf(
        async () =>
          (await client.mutate({ mutation: ImportConfirmDocument, variables: { input } })).data
            .importConfirm,
      ),
    cancel: (id) =>
      jobOf(
        async () =>
          (await client.mutate({ mutation: JobCancelDocument, variables: { input: { id } } })).data
            .jobCancel,
      ),
    resume: (id) =>
      jobOf(
        async () =>
          (await client.mutate({ mutation: JobResumeDocument, variables: { input: { id } } })).data
            .jobResume,
      ),
    remove: async (id) =>
      (await step(
        async () =>
          (await client.mutate({ mutation: JobRemoveDocument, variables: { input: { id } } })).data
            .jobRemove,
      )) != null,
    busy,
    problem,
  };
}
