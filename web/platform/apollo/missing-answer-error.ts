/**
 * The error for an answer that has null where data was requested, but no error. Null is a final
 * answer: waiting longer would not help.
 */
export const missingAnswerError = { errors: [{}] } as const;
