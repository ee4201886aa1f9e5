/**
 * Maps items with an async function, at most `limit` at a time. The results are in the order of the
 * items. Rejects with the first error.
 */
export async function mapConcurrently<Item, Result>(
  limit: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const next = async (): Promise<void> => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift())
      results[entry[0]] = await work(entry[1]);
  };
  await Promise.all(Array.from({ length: limit }, next));
  return results;
}
