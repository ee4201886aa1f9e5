import { z } from 'zod';
import { GatewayError } from '../../errors/gateway-error.ts';
import { MAX_COLUMNS, MAX_LABELS } from '../job-checks.ts';
import type { LabeledColumn } from '../job.ts';

/** A request for an import template: its module, file title and columns in the user's language. */
export interface TemplateRequest {
  moduleCode: string;
  title: string;
  columns: readonly LabeledColumn[];
}

const text = z.string().trim().min(1).max(200);
const labels = z.array(z.strictObject({ value: text, label: text })).max(MAX_LABELS);
const question = z.strictObject({
  moduleCode: text,
  title: text,
  columns: z
    .array(z.strictObject({ name: text, title: text, labels: labels.nullish() }))
    .max(MAX_COLUMNS),
});

export function parseTemplateRequest(body: unknown): TemplateRequest {
  const read = question.safeParse(body);
  if (!read.success) throw new GatewayError('BAD_USER_INPUT');
  return read.data;
}
