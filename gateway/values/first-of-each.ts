/** The rows without those whose key an earlier row has. */
export function firstOfEach<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const byKey = new Map<string, Row>();
  for (const row of rows) if (!byKey.has(keyOf(row))) byKey.set(keyOf(row), row);
  return [...byKey.values()];
}
