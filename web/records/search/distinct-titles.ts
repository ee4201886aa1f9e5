/** A field and how it is called. */
export interface TitledField {
  name: string;
  title: string;
}

/**
 * The labels of fields that stand side by side, by their names: a title that several of them share, or that stands there already (`taken`), has
 * its code behind it. Two fields with one label could not be told apart, neither by eye nor by a screen reader.
 */
export function distinctTitles(
  fields: readonly TitledField[],
  taken: readonly string[] = [],
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const title of [...taken, ...fields.map((field) => field.title)])
    counts.set(title, (counts.get(title) ?? 0) + 1);
  return new Map(
    fields.map(({ name, title }) => [name, counts.get(title) === 1 ? title : `${title} (${name})`]),
  );
}
