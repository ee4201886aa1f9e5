/** A column as somebody has arranged it. */
export interface ArrangedColumn {
  name: string;
  isShown: boolean;
  /** In pixels; null: as configured. */
  width: number | null;
  pin: 'LEFT' | 'RIGHT' | null;
}

/** The same with the title that people know it by. */
export type ChosenColumn = ArrangedColumn & { title: string };

/**
 * The columns of a list in the order and shape that somebody gave them; null: as configured. Columns that the list has gained since stand after
 * them, and those that are gone are dropped.
 */
export function arrangeColumns(
  columns: readonly ArrangedColumn[],
  settings: readonly ArrangedColumn[] | null,
): ArrangedColumn[] {
  if (settings === null) return [...columns];
  const configured = new Set(columns.map(({ name }) => name));
  const arranged = settings.filter(
    ({ name }, at) => configured.has(name) && settings.findIndex((one) => one.name === name) === at,
  );
  const known = new Set(arranged.map(({ name }) => name));
  return [...arranged, ...columns.filter(({ name }) => !known.has(name))];
}

/** What settings name and the list does not have any more. */
export function goneColumns(
  columns: readonly { name: string }[],
  settings: readonly ArrangedColumn[] | null,
): string[] {
  const configured = new Set(columns.map(({ name }) => name));
  return (settings ?? []).map(({ name }) => name).filter((name) => !configured.has(name));
}

export function sameColumns(
  one: readonly ArrangedColumn[] | null,
  other: readonly ArrangedColumn[] | null,
): boolean {
  return JSON.stringify(one?.map(plain) ?? null) === JSON.stringify(other?.map(plain) ?? null);
}

function plain({ name, isShown, width, pin }: ArrangedColumn) {
  return [name, isShown, width, pin];
}
