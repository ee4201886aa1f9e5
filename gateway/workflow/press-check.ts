import type { Refusal } from '../errors/user-error.ts';
import { trimEnds } from '../values/trim-ends.ts';
import { asksOpinion } from './buttons.ts';
import type { SealedButton } from './sealed-buttons.ts';

const MAX_OPINION_LENGTH = 500;
const MAX_VALUES_BYTES = 20 * 1024;

/** Whitespace and invisible characters, including fillers and the blank of Braille. */
const INVISIBLE = /^[\s\p{Cc}\p{Cf}\p{DI}\u2800]$/u;

/** An opinion without invisible characters at its ends. */
export function trimOpinion(opinion: string | null | undefined): string {
  return trimEnds(opinion ?? '', (sign) => INVISIBLE.test(sign));
}

interface Given {
  opinion?: string | null | undefined;
  values?: unknown;
}

/** The refusal of a press that can be found without the services, or null. */
export function pressInputRefusal(
  button: SealedButton | null,
  { opinion, values }: Given,
): Refusal | null {
  if (button === null) return { field: 'button', code: 'INVALID', message: 'unknownButton' };
  if (button.path === null) return { code: 'NOT_CONFIGURED', message: 'notConfigured' };
  return opinionRefusal(button, trimOpinion(opinion)) ?? valuesRefusal(button, values ?? {});
}

function opinionRefusal({ action }: SealedButton, opinion: string): Refusal | null {
  if (opinion === '' && asksOpinion(action))
    return { field: 'opinion', code: 'REQUIRED', message: 'opinionRequired' };
  if (Array.from(opinion).length > MAX_OPINION_LENGTH)
    return {
      field: 'opinion',
      code: 'INVALID',
      message: 'opinionTooLong',
      values: { limit: MAX_OPINION_LENGTH },
    };
  return null;
}

/** Allows only plain values for fields of the button's form. */
function valuesRefusal({ fields }: SealedButton, values: unknown): Refusal | null {
  if (typeof values !== 'object' || values === null || Array.isArray(values))
    return { field: 'values', code: 'INVALID', message: 'badUserInput' };
  if (Buffer.byteLength(JSON.stringify(values)) > MAX_VALUES_BYTES)
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
    if (known.maxLength !== null && Array.from(String(value ?? '')).length > known.maxLength)
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
    value === undefined ||
    value === null ||
    (typeof value === 'string' && trimOpinion(value) === '')
  );
}
