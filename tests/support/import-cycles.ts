/** The imports of each file, by path. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Groups of files that import each other, directly or indirectly: the strongly connected components
 * of the graph (Tarjan). Each group is sorted. Files without a cycle are omitted.
 */
export function importCycles(graph: ImportGraph): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  const groups: string[][] = [];

  const lowestOf = (file: string) => lowest.get(file) ?? Infinity;
  const lower = (file: string, value: number) => lowest.set(file, Math.min(lowestOf(file), value));

  function visit(file: string): void {
    order.set(file, order.size);
    lower(file, order.size - 1);
    path.push(file);
    onPath.add(file);
    for (const imported of graph.get(file) ?? []) {
      if (!order.has(imported)) {
        visit(imported);
        lower(file, lowestOf(imported));
      } else if (onPath.has(imported)) lower(file, order.get(imported) ?? Infinity);
    }
    if (lowestOf(file) !== order.get(file)) return;
    const group = path.splice(path.indexOf(file));
    group.forEach((member) => onPath.delete(member));
    if (group.length > 1) groups.push(group.sort());
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return groups;
}
