import { z } from 'zod';
import { GatewayError } from '../errors.ts';
import { MOST_COLUMNS } from './job-checks.ts';
import type { TitledName } from './job.ts';

/** Of which module, under which name and with which heads a template is asked for. */
export interface TemplateAsked {
  moduleCode: string;
  title: string;
  columns: readonly TitledName[];
}

const text = z.string().trim().min(1).max(200);
const question = z.strictObject({
  moduleCode: text,
  title: text,
  columns: z.array(z.strictObject({ name: text, title: text })).max(MOST_COLUMNS),
});

export function readTemplateQuestion(body: unknown): TemplateAsked {
  const read = question.safeParse(body);
  if (!read.success) throw new GatewayError('BAD_USER_INPUT');
  return read.data;
}
