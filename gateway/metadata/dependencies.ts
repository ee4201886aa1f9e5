import type { components } from '../../schema/generated/retail.ts';
import type { ColumnProblem } from '../generated/resolvers.ts';
import { codeOf } from '../values/rows.ts';
import { dependenciesOf, parametersOf, withoutDependencies } from './source-parameters.ts';

type ColumnRow = components['schemas']['Column'];
type Graph = ReadonlyMap<string, readonly string[]>;

/** Removes dependencies on unknown columns and circular dependencies, and reports them. */
export function sanitizeDependencies(rows: readonly ColumnRow[]): {
  rows: ColumnRow[];
  problems: ColumnProblem[];
} {
  const graph: Graph = new Map(
    rows.map((row) => [codeOf(row.columnname), dependenciesOf({ row })]),
  );
  const problems: ColumnProblem[] = [];
  const sanitized = rows.map((row) => {
    const column = codeOf(row.columnname);
    const dependencies = dependenciesOf({ row });
    const unknown = dependencies.filter((name) => !graph.has(name));
    const circular = dependencies.filter((name) => graph.has(name) && reaches(graph, name, column));
    if (unknown.length > 0) problems.push({ column, code: 'UNKNOWN_DEPENDENCY' });
    if (circular.length > 0) problems.push({ column, code: 'CIRCULAR_DEPENDENCY' });
    const lost = new Set([...unknown, ...circular]);
    return lost.size === 0
      ? row
      : {
          ...row,
          columnrestparams: JSON.stringify(withoutDependencies(parametersOf({ row }), lost)),
        };
  });
  return { rows: sanitized, problems };
}

function reaches(graph: Graph, from: string, to: string): boolean {
  const seen = new Set<string>();
  const waiting = [from];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (name === to) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(graph.get(name) ?? []));
  }
  return false;
}
