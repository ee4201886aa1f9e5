import type { TabView } from '../workbench/TabContext.tsx';

/** The parameters with which a screen was opened. */
export type Parameters = Readonly<Record<string, string>>;

/**
 * One value of a view and how it is written to an address. Methods, not properties, so that fields
 * of any type fit into one definition.
 */
export interface ViewField<Value> {
  /** Its name in the address, if that differs from the name of the property. */
  readonly name?: string | undefined;
  /** Whether an entry of the address belongs to this field, whose name in the address is `own`. */
  owns(entry: string, own: string): boolean;
  /** The value in an address. Invalid texts are ignored, as anyone can write an address. */
  read(view: TabView, own: string, parameters: Parameters): Value;
  /** The entries for a value; none for the default. */
  write(value: Value, own: string, parameters: Parameters): TabView;
}

interface TextFieldOptions<Value> {
  name?: string | undefined;
  /** The value of an address without this field. */
  fallback: Value;
  /** Undefined if the text is invalid. */
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
  /**
   * The parameter of the screen whose value applies until the user chooses another one, or a
   * function that makes that text of several parameters.
   */
  openedWith?: string | ((parameters: Parameters) => string) | undefined;
}

/** A field that is one text in the address. Every other kind of field with one text builds on it. */
export function textField<Value>({
  name,
  fallback,
  parse,
  format,
  openedWith,
}: TextFieldOptions<Value>): ViewField<Value> {
  function initialValue(parameters: Parameters): Value {
    const text =
      typeof openedWith === 'function' ? openedWith(parameters) : parameters[openedWith ?? ''];
    return (text === undefined ? undefined : parse(text)) ?? fallback;
  }
  return {
    name,
    owns: (entry, own) => entry === own,
    read(view, own, parameters) {
      const text = view[own];
      const value = text === undefined ? undefined : parse(text);
      // Null is a value: the user has removed what the screen was opened with.
      if (value !== undefined) return value;
      return initialValue(parameters);
    },
    write(value, own, parameters): TabView {
      const text = format(value);
      return text === format(initialValue(parameters)) ? {} : { [own]: text };
    },
  };
}

interface OptionalFieldOptions<Value> extends Omit<TextFieldOptions<Value>, 'fallback'> {
  /**
   * The text for "none", which is written only if the screen was opened with a value that the user
   * has removed.
   */
  none?: string | undefined;
}

/** A field that may have no value. */
export function optionalField<Value>({
  parse,
  format,
  none = '',
  ...options
}: OptionalFieldOptions<Value>): ViewField<Value | null> {
  return textField<Value | null>({
    ...options,
    fallback: null,
    parse: (text) => (text === none ? null : parse(text)),
    format: (value) => (value === null ? none : format(value)),
  });
}
