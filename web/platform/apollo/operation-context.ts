/** The fields of an operation's context that the portal's links read. */
export interface OperationContext {
  /** Not caused by the user: it does not count as use of the session. */
  background?: boolean;
  /** It does not depend on the post and store of the page. */
  scopeless?: boolean;
  /** For a switch of post or store: the scope that it starts from, if not the page's. */
  scope?: string;
  /** It is sent even while the page is locked. */
  unheld?: boolean;
  /** It asks again for late parts: the gateway answers with the call that is still running. */
  followUp?: boolean;
  /** For a switch of post or store: called before the page changes to the new scope. */
  beforeSwitch?: () => void;
}

/**
 * The context of a large operation that only one component asks for. Apollo Client then does not
 * look for a running request of the same text, for which it would have to write the text.
 */
export const unshared = { queryDeduplication: false };
