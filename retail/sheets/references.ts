import { masterRow, type MasterRow } from '../master-data/read-rows.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import type { SheetField } from './definition.ts';
import type { Place, Problems } from './problems.ts';
import type { Fields, FieldValue } from './stored-sheet.ts';

/** The master data that a document refers to; each row is read once. */
export interface References {
  find(entity: string, key: FieldValue): MasterRow | undefined;
}

export function createReferences(db: RetailDatabase): References {
  const known = new Map<string, MasterRow | undefined>();
  return {
    find(entity, key) {
      const name = `${entity} ${String(key)}`;
      if (!known.has(name)) known.set(name, masterRow(db, entity, String(key)));
      return known.get(name);
    },
  };
}

/** Fields that a choice fills in, in one part of a document. */
export function filledFields(fields: readonly SheetField[]): ReadonlySet<string> {
  return new Set(fields.flatMap(({ source }) => Object.keys(source?.copies ?? {})));
}

/**
 * Fills in the fields that a choice determines: a name, a unit, the packing. Editable ones, such as a price, are filled in only when empty.
 * While the choice is unchanged, the copied values stay as they were.
 */
export function fillIn(
  fields: readonly SheetField[],
  { values, former }: { values: Fields; former: Fields | undefined },
  {
    references,
    problems,
    place,
  }: { references: References; problems: Problems; place: (column: string) => Place },
): void {
  for (const { name, source } of fields) {
    if (!source) continue;
    const chosen = values[name] ?? null;
    const row = chosen === null ? undefined : references.find(source.entity, chosen);
    if (chosen !== null && !row) problems.add(place(name), 'unknown');
    const isSame = former !== undefined && (former[name] ?? null) === chosen;
    for (const [target, from] of Object.entries(source.copies)) {
      const field = fields.find((one) => one.name === target);
      const own = field?.isEditable ? values[target] : undefined;
      const kept = isSame ? former[target] : undefined;
      values[target] = own ?? kept ?? (row ? ((row[from] ?? null) as FieldValue) : null);
    }
  }
}
