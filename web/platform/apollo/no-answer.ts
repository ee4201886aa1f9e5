/** The error of an answer that holds null where something was asked for, though no error came with it. Null is an answer: waiting longer brings nothing. */
export const noAnswer = { errors: [{}] } as const;
