import type { Refusal } from '../errors/user-error.ts';
import { asksOpinion } from './buttons.ts';
import type { SealedButton } from './sealed-buttons.ts';

const LONGEST_OPINION = 500;
const MOST_VALUES_BYTES = 20 * 1024;

/** Spaces, line ends and characters that nobody sees: fillers and the blank of Braille among them. */
const INVISIBLE_ENDS = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]+|[\s\p{Cc}\p{Cf}\p{DI}\u2800]+$/gu;

/** What counts of an opinion. */
export function opinionOf(opinion: string | null | undefined): string {
  return (opinion ?? '').replace(INVISIBLE_ENDS, '');
}

interface Given {
  opinion?: string | null | undefined;
  values?: unknown;
}

/** What can be said against a press before anybody is asked; null for nothing. */
export function checkPress(
  button: SealedButton | null,
  { opinion, values }: Given,
): Refusal | null {
  if (button === null) return { field: 'button', code: 'INVALID', message: 'unknownButton' };
  if (button.path === null) return { code: 'NOT_CONFIGURED', message: 'notConfigured' };
  return opinionRefusal(button, opinionOf(opinion)) ?? valuesRefusal(button, values ?? {});
}

function opinionRefusal({ action }: SealedButton, opinion: string): Refusal | null {
  if (opinion === '' && asksOpinion(action))
    return { field: 'opinion', code: 'REQUIRED', message: 'opinionRequired' };
  if (Array.from(opinion).length > LONGEST_OPINION)
    return {
      field: 'opinion',
      code: 'INVALID',
      message: 'opinionTooLong',
      values: { limit: LONGEST_OPINION },
    };
  return null;
}

/** Only what the form of the button asks for, as plain values. */
function valuesRefusal({ fields }: SealedButton, values: unknown): Refusal | null {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return { field: 'values', code: 'INVALID', message: 'badUserInput' };
  if (Buffer.byteLength(JSON.stringify(values)) > MOST_VALUES_BYTES)
    return { field: 'values', code: 'INVALID', message: 'tooLong' };
  for (const [name, value] of Object.entries(values as Readonly<Record<string, unknown>>)) {
    const known = fields.find((field) => field.name === name);
    if (known === undefined)
      return { field: ['values', name], code: 'INVALID', message: 'unknownField' };
    if (!isPlain(value))
      return {
        field: ['values', name],
        code: 'INVALID',
        message: 'fieldInvalid',
        values: { title: known.title },
      };
    if (known.longest !== null && Array.from(String(value ?? '')).length > known.longest)
      return {
        field: ['values', name],
        code: 'INVALID',
        message: 'fieldTooLong',
        values: { title: known.title },
      };
  }
  const missing = fields.find(
    ({ name, isRequired }) => isRequired && isBlank((values as Record<string, unknown>)[name]),
  );
  if (missing === undefined) return null;
  return {
    field: ['values', missing.name],
    code: 'REQUIRED',
    message: 'fieldRequired',
    values: { title: missing.title },
  };
}

function isPlain(value: unknown): value is string | number | boolean | null | undefined {
  return typeof value !== 'object' || value === null;
}

function isBlank(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && opinionOf(value) === '')
  );
}
