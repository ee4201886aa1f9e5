/** An answer of the services that everybody of an enterprise may share. */
export interface EnterpriseQuestion {
  enterprise: string;
  address: string;
  /** Canonical JSON. */
  body: string;
}

/** Answers that processes share, in addition to those that each of them remembers. */
export interface EnterpriseAnswers {
  /** Undefined when there is none. */
  find(question: EnterpriseQuestion): Promise<unknown>;
  store(question: EnterpriseQuestion, answer: unknown, maxAgeMs: number): Promise<void>;
  /** Answers stored or asked for before are no longer found. */
  forget(enterprise: string): Promise<void>;
}
