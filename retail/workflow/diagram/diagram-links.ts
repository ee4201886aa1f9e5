import type { components } from '../../../schema/generated/retail.ts';
import { entryCodeOf } from '../../seed/service-names.ts';
import { labelsOf } from '../process/conditions.ts';
import { END, START, type ProcessDefinition, type StepDefinition } from '../process/definition.ts';

type Link = components['schemas']['ProcessDiagram']['links'][number];

/**
 * The links from each step to the next one, and past steps with a condition. Taken links are
 * marked, also unforeseen ones.
 */
export function diagramLinks(process: ProcessDefinition, path: readonly string[]): Link[] {
  const codes = [START, ...process.steps.map(({ code }) => code), END];
  const taken = new Set(path.slice(1).map((to, index) => key(path[index] ?? START, to)));
  const planned = codes
    .slice(0, -1)
    .flatMap((from, index) => waysFrom(process, codes, from, index));
  const known = new Set(planned.map(({ from, to }) => key(from, to)));
  const unforeseen = path.slice(1).flatMap((to, index) => {
    const from = path[index] ?? START;
    return known.has(key(from, to)) ? [] : [{ from, to, label: null }];
  });
  return [...planned, ...unforeseen].map((link) => ({
    ...link,
    entrycode: entryCodeOf('condition', link.label),
    taken: taken.has(key(link.from, link.to)),
  }));
}

/** To the next step and, while that has a condition, also to the one after it. */
function waysFrom(
  process: ProcessDefinition,
  codes: readonly string[],
  from: string,
  index: number,
): Omit<Link, 'taken'>[] {
  const ways: Omit<Link, 'taken'>[] = [];
  let past: string | null = null;
  for (const to of codes.slice(index + 1)) {
    const step: StepDefinition | undefined = process.steps.find(({ code }) => code === to);
    const labels = step ? labelsOf(step) : null;
    ways.push({ from, to, label: labels?.into ?? past });
    if (!labels) break;
    past = labels.past;
  }
  return ways;
}

function key(from: string, to: string): string {
  return `${from} ${to}`;
}
