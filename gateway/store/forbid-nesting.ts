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

/**
 * Knows in which transactions the running code is. AsyncLocalStorage slows down every promise of
 * the process, so it is switched off while no transaction is open.
 */
function createOpenTransactions() {
  const storage = new AsyncLocalStorage<OpenTransaction>();
  let running = 0;
  return {
    current: (): OpenTransaction | undefined => (running === 0 ? undefined : storage.getStore()),
    async run<Result>(state: OpenTransaction, work: () => Promise<Result>): Promise<Result> {
      running += 1;
      try {
        return await storage.run(state, work);
      } finally {
        state.open = false;
        running -= 1;
        if (running === 0) storage.disable();
      }
    },
  };
}

/** Shared by all stores, because each AsyncLocalStorage slows down promises. */
const transactions = createOpenTransactions();

/**
 * Creates a guard against using the store inside its own transaction, which would deadlock in
 * SQLite and bypass the transaction in PostgreSQL. Promises started in a transaction count as part
 * of it until it ends.
 */
export function forbidNesting(): Nesting {
  const store = Symbol('store');
  function refuse(): void {
    for (let each = transactions.current(); each; each = each.outer)
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
      return transactions.run({ store, outer: transactions.current(), open: true }, transaction);
    },
  };
}
