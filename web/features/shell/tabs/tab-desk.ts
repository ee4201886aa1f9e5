import type { DraftStore } from '../../../platform/workbench/draft-store.ts';
import type { KeptTabs } from './kept-tabs.ts';
import { homeTabId, type Tabs } from './tabs.ts';

/** Something that would lose unsaved input waits for the user's word. */
interface Question {
  /** The tabs whose input would be lost. */
  losing: readonly string[];
  discard: () => void;
  keep: () => void;
}

interface DeskState {
  tabs: Tabs;
  question: Question | null;
}

/** Where the tabs of the workbench lie: every change passes here, and one that would lose unsaved input asks first. */
export interface TabDesk {
  state(): DeskState;
  subscribe(listener: () => void): () => void;
  /** `refused` is called when the user keeps his input. */
  change(next: (tabs: Tabs) => Tabs, refused?: () => void): void;
  /** A change of what is shown that loses no input, and that Back undoes. */
  step(next: (tabs: Tabs) => Tabs): void;
  /** How many such changes there were. */
  steps(): number;
  /** Without asking. */
  force(next: (tabs: Tabs) => Tabs): void;
  /** Keeps the tabs as they are: a tab that a link opened is not yet kept. */
  keep(): void;
  /** Whether all that is unsaved may go. */
  mayLeave(): Promise<boolean>;
  /** The user was asked, or had nothing to lose, and has changed nothing since: when a sign-out follows, it is his own. */
  isLeft(): boolean;
}

interface TabDeskOptions {
  initial: Tabs;
  kept: KeptTabs;
  drafts: DraftStore;
}

export function createTabDesk({ initial, kept, drafts }: TabDeskOptions): TabDesk {
  let state: DeskState = { tabs: initial, question: null };
  let left = false;
  let steps = 0;
  const listeners = new Set<() => void>();
  const become = (next: DeskState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  function commit(tabs: Tabs) {
    const before = state.tabs;
    if (tabs === before) return;
    left = false;
    goneOf(before, tabs).forEach((id) => drafts.forget(id));
    become({ ...state, tabs });
    kept.write(tabs);
  }
  function ask(losing: readonly string[], discard: () => void, keep: () => void) {
    // One question at a time: whoever comes second is told that the input is kept.
    if (state.question !== null) {
      keep();
      return;
    }
    const answered = (act: () => void) => () => {
      if (state.question !== question) return;
      become({ ...state, question: null });
      act();
    };
    const question: Question = { losing, discard: answered(discard), keep: answered(keep) };
    become({ ...state, question });
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
      // Counted first: whoever hears of the change may look at once.
      steps += 1;
      commit(tabs);
    },
    steps: () => steps,
    force: (next) => commit(next(state.tabs)),
    keep: () => kept.write(state.tabs),
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
      left = may;
      return may;
    },
    isLeft: () => left,
  };
}

/** The tabs whose unsaved input a change would lose. */
export function lostInput(before: Tabs, after: Tabs): string[] {
  const gone = new Set(goneOf(before, after));
  return [...before.unsaved].filter((id) => gone.has(id));
}

/** The tabs that are closed, or begun anew. */
function goneOf(before: Tabs, after: Tabs): string[] {
  const revisions = new Map(after.open.map(({ id, revision }) => [id, revision]));
  const gone = before.open
    .filter(({ id, revision }) => revisions.get(id) !== revision)
    .map(({ id }) => id);
  return before.homeRevision === after.homeRevision ? gone : [...gone, homeTabId];
}
