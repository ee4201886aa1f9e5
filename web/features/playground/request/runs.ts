import { createListeners } from '../../../design/storage/listeners.ts';

/** What is known about an answer besides its content. */
interface RunFacts {
  ms: number;
  bytes: number;
  status: number;
  requestId: string | null;
}

/** The operation that was run. */
export interface RunOperation {
  query: string;
  variables?: unknown;
}

export interface Runs {
  /** The tab of the editor whose runs are recorded from now on. */
  select(tabId: string): void;
  /** Records the start of a run in the selected tab; the returned function records its end. */
  begin(operation: RunOperation): (facts: RunFacts) => void;
  /** The last run of a tab; null before the first one and while one is running. */
  factsOf(tabId: string): RunFacts | null;
  subscribe(listener: () => void): () => void;
}

/** Keeps the facts of the last run of each tab, until the page is closed. */
export function createRuns(onBegin: (operation: RunOperation) => void): Runs {
  const listeners = createListeners();
  const facts = new Map<string, RunFacts>();
  let selected = '';
  return {
    select(tabId) {
      selected = tabId;
    },
    begin(operation) {
      const tabId = selected;
      facts.delete(tabId);
      onBegin(operation);
      listeners.notify();
      return (found) => {
        facts.set(tabId, found);
        listeners.notify();
      };
    },
    factsOf: (tabId) => facts.get(tabId) ?? null,
    subscribe: listeners.add,
  };
}
