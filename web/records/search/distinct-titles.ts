/** A field and its title. */
export interface TitledField {
  name: string;
  title: string;
}

/**
 * Unique labels for fields side by side, by name. A title used by several of them, or already used
 * elsewhere (`taken`), gets its code added, because neither users nor screen readers could
 * distinguish fields with the same label.
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
