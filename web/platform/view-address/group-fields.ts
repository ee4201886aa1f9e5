import type { ViewField } from './view-field.ts';

/**
 * Texts by name, such as the fields of a search form: `f.store=1001&f.day=…` for the name `f.`.
 * Empty texts are left out.
 */
export function textsByName(name: string): ViewField<Readonly<Record<string, string | null>>> {
  return {
    name,
    owns: (entry, own) => entry.startsWith(own),
    read: (view, own) =>
      Object.fromEntries(
        Object.entries(view)
          .filter(([entry, text]) => entry.startsWith(own) && text !== '')
          .map(([entry, text]) => [entry.slice(own.length), text]),
      ),
    write: (texts, own) =>
      Object.fromEntries(
        Object.entries(texts)
          .filter((one): one is [string, string] => one[1] !== null && one[1] !== '')
          .map(([key, text]) => [own + key, text]),
      ),
  };
}

interface NumberedOptions<Item> {
  name: string;
  /** The most items that an address holds. */
  max: number;
  /** Undefined if the text is invalid. */
  parse: (text: string) => Item | undefined;
  format: (item: Item) => string;
}

/** A list of items, each with a number behind the name: `a0=…&a1=…`. */
export function numbered<Item>({
  name,
  max,
  parse,
  format,
}: NumberedOptions<Item>): ViewField<readonly Item[]> {
  const namesOf = (own: string) => Array.from({ length: max }, (_, index) => own + String(index));
  return {
    name,
    owns: (entry, own) => namesOf(own).includes(entry),
    read: (view, own) =>
      namesOf(own).flatMap((entry) => {
        const text = view[entry];
        const item = text === undefined ? undefined : parse(text);
        return item === undefined ? [] : [item];
      }),
    write: (items, own) =>
      Object.fromEntries(
        items.slice(0, max).map((item, index) => [own + String(index), format(item)]),
      ),
  };
}
