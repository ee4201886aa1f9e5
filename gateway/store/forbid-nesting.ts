import { AsyncLocalStorage } from 'node:async_hooks';

interface Nesting {
  /** A question that is not part of a transaction. */
  outside<Result>(ask: () => Promise<Result>): Promise<Result>;
  /** A transaction: the work may not go round it. */
  within<Result>(transaction: () => Promise<Result>): Promise<Result>;
}

interface OpenTransaction {
  readonly store: symbol;
  readonly outer: OpenTransaction | undefined;
  open: boolean;
}

/** One for all stores: every promise of a process costs as much as there are of these. */
const current = new AsyncLocalStorage<OpenTransaction>();

/**
 * Asking the store itself in a transaction would wait for the transaction's own end in one dialect, and go round it in the other: it is refused
 * in both. What a transaction has set going counts as part of it until the transaction has ended.
 */
export function forbidNesting(): Nesting {
  const store = Symbol('store');
  function refuse(): void {
    for (let each = current.getStore(); each; each = each.outer)
      if (each.open && each.store === store)
        throw new Error('in a transaction only its own queries are asked');
  }
  return {
    async outside(ask) {
      refuse();
      return ask();
    },
    async within(transaction) {
      refuse();
      const state = { store, outer: current.getStore(), open: true };
      try {
        return await current.run(state, transaction);
      } finally {
        state.open = false;
      }
    },
  };
}
