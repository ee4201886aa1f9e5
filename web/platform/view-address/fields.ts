import { optionalField, textField, type ViewField } from './view-field.ts';

/** What is common to most fields; see `textField`. */
interface FieldOptions {
  name?: string;
  openedWith?: string;
}

export const MAX_SEARCH_LENGTH = 100;

/** Whether a text can be the code of something, such as a task. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/u.test(text);

/** The page of a list, from 1. */
export const pageNumber: ViewField<number> = textField({
  fallback: 1,
  parse: (text) => (/^[1-9]\d{0,5}$/u.test(text) ? Number(text) : undefined),
  format: String,
});

/** What the user searches for. The gateway refuses longer texts, so they are cut off. */
export function searchText({
  max = MAX_SEARCH_LENGTH,
  ...options
}: FieldOptions & { max?: number } = {}): ViewField<string> {
  return textField({
    ...options,
    fallback: '',
    parse: (text) => text.trim().slice(0, max),
    format: (text) => text,
  });
}

/** One of a few texts. With the fallback null it may be none of them. */
export function oneOf<Value extends string, Fallback extends Value | null>(
  values: readonly Value[],
  fallback: Fallback,
  options: FieldOptions = {},
): ViewField<Value | Fallback> {
  return textField<Value | Fallback>({
    ...options,
    fallback,
    parse: (text) => values.find((value) => value === text),
    format: (value) => value ?? '',
  });
}

/** One of a few values that have another text in the address, from the texts to the values. */
export function oneOfTexts<Value extends string, Fallback extends Value | null>(
  values: Readonly<Record<string, Value>>,
  fallback: Fallback,
  options: FieldOptions = {},
): ViewField<Value | Fallback> {
  return textField<Value | Fallback>({
    ...options,
    fallback,
    parse: (text) => (Object.hasOwn(values, text) ? values[text] : undefined),
    format: (value) => Object.keys(values).find((text) => values[text] === value) ?? '',
  });
}

interface OptionalTextOptions extends FieldOptions {
  /** Which texts are valid. */
  valid: RegExp | ((text: string) => boolean);
  none?: string;
}

/** A text that may be missing, such as a day. */
export function optionalText({ valid, ...options }: OptionalTextOptions): ViewField<string | null> {
  const isValid = typeof valid === 'function' ? valid : (text: string) => valid.test(text);
  return optionalField({
    ...options,
    parse: (text) => (isValid(text) ? text : undefined),
    format: (text) => text,
  });
}

/** The code of something that may be open, for example a task. */
export const optionalCode = (options: Omit<OptionalTextOptions, 'valid'> = {}) =>
  optionalText({ ...options, valid: isCode });

/** A whole number within bounds that may be missing. */
export function optionalNumber({
  min,
  max,
  ...options
}: FieldOptions & { min: number; max: number }): ViewField<number | null> {
  return optionalField({
    ...options,
    parse(text) {
      const value = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    format: String,
  });
}

/** Something that is either so or not: `1` in the address. */
export const flag = (options: FieldOptions = {}): ViewField<boolean> =>
  textField({
    ...options,
    fallback: false,
    parse: (text) => text === '1',
    format: (value) => (value ? '1' : ''),
  });
