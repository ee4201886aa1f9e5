/** Creates a group of members from the parts; it may use members of other groups. */
type MakeGroup<Parts, All> = (parts: Parts, all: All) => Partial<All>;

/**
 * Returns a function that creates objects whose members come from several groups. A group is created
 * when one of its members is first read, because most objects are asked for few of them. Which
 * members a group has is found out once: from the first object, whose groups are all created.
 */
export function lazyGroups<Parts, All extends object>(
  makers: readonly MakeGroup<Parts, All>[],
): (parts: Parts) => All {
  class Lazy {
    readonly #parts: Parts;
    readonly #made: Partial<All>[] = [];

    constructor(parts: Parts) {
      this.#parts = parts;
    }

    static groupOf(lazy: Lazy, nth: number, make: MakeGroup<Parts, All>): Partial<All> {
      return (lazy.#made[nth] ??= make(lazy.#parts, lazy as unknown as All));
    }
  }

  let isLearned = false;

  function learn(first: Lazy): void {
    makers.forEach((make, nth) => {
      for (const name of Object.keys(Lazy.groupOf(first, nth, make)) as (keyof All)[])
        Object.defineProperty(Lazy.prototype, name, {
          get(this: Lazy) {
            return Lazy.groupOf(this, nth, make)[name];
          },
        });
    });
    isLearned = true;
  }

  return (parts) => {
    const created = new Lazy(parts);
    if (!isLearned) learn(created);
    return created as unknown as All;
  };
}
