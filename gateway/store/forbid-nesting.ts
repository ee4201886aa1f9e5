import { AsyncLocalStorage } from 'node:async_hooks';

interface Nesting {
  /** Runs a query outside a transaction. */
  outside<Result>(ask: () => Promise<Result>): Promise<Result>;
  /** Runs a transaction, in which the store itself must not be used. */
  within<Result>(transaction: () => Promise<Result>): Promise<Result>;
}

interface OpenTransaction {
  readonly store: symbol;
  readonly outer: OpenTransaction | undefined;
  open: boolean;
}

/** Shared by all stores, because each AsyncLocalStorage slows down every promise of the process. */
const current = new AsyncLocalStorage<OpenTransaction>();

/**
 * Creates a guard against using the store inside its own transaction, which would deadlock in
 * SQLite and bypass the transaction in PostgreSQL. Promises started in a transaction count as part
 * of it until it ends.
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
