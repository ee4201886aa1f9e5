/** The parts of an operation's context that the portal's own links know. */
export interface OperationContext {
  /** Nobody did it: the session does not count as used by it. */
  background?: boolean;
  /** It is no question of the post and store that the page shows. */
  scopeless?: boolean;
  /** It is asked from behind the cover of a locked page. */
  unheld?: boolean;
  /** It asks again for what came late: the gateway answers with the call that is still running. */
  followUp?: boolean;
  /** For a switch: what is to be done of the former scope before the page learns of the next one. */
  beforeSwitch?: () => void;
}
