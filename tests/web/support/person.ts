/** A person in the answer of a gateway. */
export const person = (name: string) => ({ __typename: 'Person' as const, name });
