/** Asked often, made once: the loader for things that have no key. A failure is kept as well, so that a dead service is asked once. */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
