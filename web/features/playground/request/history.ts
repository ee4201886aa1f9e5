import { createListeners } from '../../../design/storage/listeners.ts';
import type { PlaygroundStorage } from './account-storage.ts';
import type { RunOperation } from './runs.ts';

/** An operation that was run. */
interface PastRun {
  query: string;
  /** Variables as the text of a JSON object; empty for none. */
  variables: string;
  /** When it was last run, in epoch milliseconds. */
  at: number;
}

export interface History {
  /** The operations that were run, the last one first. Keeps its identity until it changes. */
  runs(): readonly PastRun[];
  add(operation: RunOperation): void;
  clear(): void;
  subscribe(listener: () => void): () => void;
}

const KEY = 'portal:history';
const MAX_RUNS = 20;

/** The last operations of the account, each once. */
export function createHistory(storage: PlaygroundStorage, now: () => number = Date.now): History {
  const listeners = createListeners();
  let runs = read(storage);
  const change = (next: readonly PastRun[]) => {
    runs = next;
    storage.setItem(KEY, JSON.stringify(runs));
    listeners.notify();
  };
  return {
    runs: () => runs,
    add({ query, variables }) {
      const text = isEmpty(variables) ? '' : JSON.stringify(variables, null, 2);
      const others = runs.filter((run) => run.query !== query || run.variables !== text);
      change([{ query, variables: text, at: now() }, ...others].slice(0, MAX_RUNS));
    },
    clear: () => change([]),
    subscribe: listeners.add,
  };
}

const isEmpty = (variables: unknown) =>
  variables === undefined || variables === null || Object.keys(variables).length === 0;

function read(storage: PlaygroundStorage): readonly PastRun[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isPastRun).slice(0, MAX_RUNS) : [];
  } catch {
    return [];
  }
}

function isPastRun(value: unknown): value is PastRun {
  if (typeof value !== 'object' || value === null) return false;
  const { query, variables, at } = value as Partial<Record<keyof PastRun, unknown>>;
  return typeof query === 'string' && typeof variables === 'string' && typeof at === 'number';
}
