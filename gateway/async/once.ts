/**
 * Wraps a loader without key so that it runs at most once. A failure is cached as well, so that a
 * failing service is called once.
 */
export function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}
