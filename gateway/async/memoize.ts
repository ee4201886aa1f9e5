/** A pure function that remembers its answers: for what is dear to make, never changes and takes few different inputs. */
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
