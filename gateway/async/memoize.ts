/**
 * Caches the results of a pure function without limit. For results that are expensive to create and
 * inputs with few different values.
 */
export function memoize<Input, Output>(make: (input: Input) => Output): (input: Input) => Output {
  const answers = new Map<Input, Output>();
  return (input) => {
    const known = answers.get(input);
    if (known !== undefined) return known;
    const made = make(input);
    answers.set(input, made);
    return made;
  };
}
