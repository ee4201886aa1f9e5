/** A column as arranged by the user. */
export interface ArrangedColumn {
  name: string;
  isShown: boolean;
  /** In pixels; null: as configured. */
  width: number | null;
  pin: 'LEFT' | 'RIGHT' | null;
}

/** The same with the title that users see. */
export type ChosenColumn = ArrangedColumn & { title: string };

/**
 * Applies the user's arrangement to the columns of a list; null: as configured. Columns added to
 * the list later follow at the end, and columns that no longer exist are dropped.
 */
export function arrangeColumns(
  columns: readonly ArrangedColumn[],
  settings: readonly ArrangedColumn[] | null,
): ArrangedColumn[] {
  if (settings === null) return [...columns];
  const configured = new Set(columns.map(({ name }) => name));
  const arranged = settings.filter(
    ({ name }, index) =>
      configured.has(name) && settings.findIndex((one) => one.name === name) === index,
  );
  const known = new Set(arranged.map(({ name }) => name));
  return [...arranged, ...columns.filter(({ name }) => !known.has(name))];
}

/** Names in the settings that are no longer columns of the list. */
export function removedColumns(
  columns: readonly { name: string }[],
  settings: readonly ArrangedColumn[] | null,
): string[] {
  const configured = new Set(columns.map(({ name }) => name));
  return (settings ?? []).map(({ name }) => name).filter((name) => !configured.has(name));
}

/** Whether two arrangements are the same. */
export function sameColumns(
  one: readonly ArrangedColumn[] | null,
  other: readonly ArrangedColumn[] | null,
): boolean {
  return JSON.stringify(one?.map(plain) ?? null) === JSON.stringify(other?.map(plain) ?? null);
}

function plain({ name, isShown, width, pin }: ArrangedColumn) {
  return [name, isShown, width, pin];
}
