/** Far more than a pure function of this kind has inputs; bounds what unusual inputs can occupy. */
const MAX_INPUTS = 1000;

/**
 * Caches the results of a pure function. For results that are expensive to create and inputs with
 * few different values. Starts anew when there are unexpectedly many.
 */
export function memoize<Input, Output>(make: (input: Input) => Output): (input: Input) => Output {
  const answers = new Map<Input, Output>();
  return (input) => {
    const known = answers.get(input);
    if (known !== undefined) return known;
    const made = make(input);
    if (answers.size >= MAX_INPUTS) answers.clear();
    answers.set(input, made);
    return made;
  };
}
