import { freezeData } from './freeze-data.ts';

/**
 * Creates a cache of what is derived from objects, for cached answers of the services: as long as
 * an answer is cached, all requests share what was derived from it. It is dropped with the answer.
 * Results are frozen, because several requests share them.
 */
export function createDerivedData<Derived extends object>() {
  const known = new WeakMap<object, Derived>();
  return function derivedFrom(source: unknown, derive: () => Derived): Derived {
    if (typeof source !== 'object' || source === null) return derive();
    const found = known.get(source);
    if (found !== undefined) return found;
    const derived = derive();
    freezeData(derived);
    known.set(source, derived);
    return derived;
  };
}

/** The same for what is derived from two objects, which live as long as their answers are cached. */
export function createDerivedFromTwo<Derived extends object>() {
  const known = createDerivedData<WeakMap<object, Derived>>();
  return function derivedFrom(one: object, other: object, derive: () => Derived): Derived {
    const ofOne = known(one, () => new WeakMap());
    const found = ofOne.get(other);
    if (found !== undefined) return found;
    const derived = derive();
    freezeData(derived);
    ofOne.set(other, derived);
    return derived;
  };
}
