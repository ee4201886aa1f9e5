import { useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { type CommandOutcome, commandText } from '../../../platform/data/command-outcome.ts';

/** Why the gateway refused a field, by its name. */
export type WebhookErrors = Readonly<Partial<Record<string, string>>>;

interface FormPayload {
  userErrors: readonly { field: readonly string[] | null; message: string }[];
}

const FIELDS: readonly string[] = ['name', 'url', 'serviceAccount', 'apiTokenId', 'kinds'];
const NONE: WebhookErrors = {};

/** Why a command was not done: beside the field that it is about, or below all of them. */
export function useWebhookErrors() {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState(NONE);

  function clear() {
    setProblem(null);
    setErrors(NONE);
  }
  /** The result of a command; null after its problem was shown. */
  function resultOf<Result>(outcome: CommandOutcome<unknown, Result>): Result | null {
    clear();
    if (outcome.kind === 'done') return outcome.result;
    setProblem(commandText(t, outcome));
    return null;
  }
  /** The same for a command of a form, whose refusals may be about a field. */
  function resultOfForm<Result>(outcome: CommandOutcome<FormPayload, Result>): Result | null {
    const [refused] = outcome.kind === 'refused' ? outcome.payload.userErrors : [];
    const field = refused?.field?.at(-1) ?? '';
    if (refused === undefined || !FIELDS.includes(field)) return resultOf(outcome);
    setProblem(null);
    setErrors({ [field]: refused.message });
    return null;
  }
  return { problem, errors, clear, resultOf, resultOfForm };
}
