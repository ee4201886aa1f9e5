import type { DraftStore } from '../../../platform/workbench/draft-store.ts';
import type { TabStorage } from './tab-storage.ts';
import { HOME_TAB_ID, type Tabs } from './tabs.ts';

/** A change that would discard unsaved input and waits for the decision of the user. */
interface UnsavedQuestion {
  /** The tabs whose input would be lost. */
  losing: readonly string[];
  discard: () => void;
  keep: () => void;
}

interface TabStoreState {
  tabs: Tabs;
  question: UnsavedQuestion | null;
}

/**
 * Holds the tabs of the workbench. A change that would discard unsaved input asks the user first.
 */
export interface TabStore {
  state(): TabStoreState;
  subscribe(listener: () => void): () => void;
  /** Changes the tabs. If the user keeps the unsaved input, `refused` is called instead. */
  change(next: (tabs: Tabs) => Tabs, refused?: () => void): void;
  /** A change of the view that discards no input and that Back undoes. */
  step(next: (tabs: Tabs) => Tabs): void;
  /** The number of such changes. */
  stepCount(): number;
  /** Changes the tabs without asking. */
  force(next: (tabs: Tabs) => Tabs): void;
  /** Stores the tabs now. The initial tabs are not stored otherwise. */
  save(): void;
  /** Asks whether all unsaved input may be discarded; true if there is none. */
  mayLeave(): Promise<boolean>;
  /**
   * Whether `mayLeave` returned true and nothing changed since. A sign-out that follows was then
   * made by the user on purpose.
   */
  hasConfirmedLeaving(): boolean;
}

interface TabStoreOptions {
  initial: Tabs;
  storage: TabStorage;
  drafts: DraftStore;
}

/** Creates a store with the initial tabs. Changes are stored, and drafts of closed tabs deleted. */
export function createTabStore({ initial, storage, drafts }: TabStoreOptions): TabStore {
  let state: TabStoreState = { tabs: initial, question: null };
  let leavingConfirmed = false;
  let steps = 0;
  const listeners = new Set<() => void>();
  const setState = (next: TabStoreState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  function commit(tabs: Tabs) {
    const before = state.tabs;
    if (tabs === before) return;
    leavingConfirmed = false;
    discardedTabs(before, tabs).forEach((id) => drafts.forget(id));
    setState({ ...state, tabs });
    storage.write(tabs);
  }
  function ask(losing: readonly string[], discard: () => void, keep: () => void) {
    // One question at a time: for a second one, the input is kept.
    if (state.question !== null) {
      keep();
      return;
    }
    const answered = (act: () => void) => () => {
      if (state.question !== question) return;
      setState({ ...state, question: null });
      act();
    };
    const question: UnsavedQuestion = { losing, discard: answered(discard), keep: answered(keep) };
    setState({ ...state, question });
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(next, refused = () => undefined) {
      const losing = lostInput(state.tabs, next(state.tabs));
      if (losing.length === 0) commit(next(state.tabs));
      else ask(losing, () => commit(next(state.tabs)), refused);
    },
    step(next) {
      const tabs = next(state.tabs);
      if (tabs === state.tabs) return;
      // Count first, because listeners of the change read the number.
      steps += 1;
      commit(tabs);
    },
    stepCount: () => steps,
    force: (next) => commit(next(state.tabs)),
    save: () => storage.write(state.tabs),
    async mayLeave() {
      const { unsaved } = state.tabs;
      const may =
        unsaved.size === 0 ||
        (await new Promise<boolean>((resolve) => {
          ask(
            [...unsaved],
            () => resolve(true),
            () => resolve(false),
          );
        }));
      leavingConfirmed = may;
      return may;
    },
    hasConfirmedLeaving: () => leavingConfirmed,
  };
}

/** The tabs whose unsaved input a change would lose. */
export function lostInput(before: Tabs, after: Tabs): string[] {
  const discarded = new Set(discardedTabs(before, after));
  return [...before.unsaved].filter((id) => discarded.has(id));
}

/** The tabs that were closed or restarted. */
function discardedTabs(before: Tabs, after: Tabs): string[] {
  const revisions = new Map(after.open.map(({ id, revision }) => [id, revision]));
  const discarded = before.open
    .filter(({ id, revision }) => revisions.get(id) !== revision)
    .map(({ id }) => id);
  return before.homeRevision === after.homeRevision ? discarded : [...discarded, HOME_TAB_ID];
}
